import { formatNumber } from "../lib/formatNumber.ts";
import { listAt, textAt } from "../lib/valueAt.ts";
import { limitNumber } from "../reference/model/find.ts";
import type { Reference } from "../reference/model/types.ts";
import { exchangeOf } from "./exchanges.ts";

/** Something a developer comes to do. */
type Plan = {
  title: string;
  text: string | ((limit: (name: string) => string) => string);
  exchange: readonly [operationId: string, scenario: string];
  guide: string;
  sent: (request: unknown) => string;
  got: (answer: unknown) => string;
};

const path = (name: string) => (request: unknown) => textAt(request, `pathValues.${name}`);

const plans: readonly Plan[] = [
  {
    title: "Look up a postcode",
    text: "Coordinates, and administrative, electoral, health and census areas with codes.",
    exchange: ["lookupPostcode", "found"],
    guide: "/docs/postcode/lookup",
    sent: path("postcode"),
    got: (answer) =>
      `${textAt(answer, "result.admin_district")}, ${textAt(answer, "result.country")}`,
  },
  {
    title: "Look up a list",
    text: (limit) =>
      `Up to ${limit("bulkLookup.postcodes.max")} postcodes in one request, in the order you sent.`,
    exchange: ["bulkLookupPostcodes", "filtered"],
    guide: "/docs/postcode/bulk",
    sent: (request) => names(request, "body.value.postcodes", null),
    got: (answer) => names(answer, "result", "result.postcode"),
  },
  {
    title: "Check that a postcode exists",
    text: "True or false: it checks existence, not only format.",
    exchange: ["validatePostcode", "not-live"],
    guide: "/docs/postcode/lookup#validate",
    sent: path("postcode"),
    got: (answer) => textAt(answer, "result"),
  },
  {
    title: "Suggest postcodes",
    text: "As someone types in a form.",
    exchange: ["autocompletePostcode", "limited"],
    guide: "/docs/postcode/autocomplete",
    sent: path("postcode"),
    got: (answer) => names(answer, "result", null),
  },
  {
    title: "Search by part of a postcode",
    text: "The same search, with every field of each postcode.",
    exchange: ["queryPostcodes", "text"],
    guide: "/docs/postcode/query",
    sent: (request) => textAt(request, "query.0.value"),
    got: (answer) => `${textAt(answer, "result.0.postcode")}, …`,
  },
  {
    title: "Find nearby postcodes",
    text: (limit) =>
      `Postcodes near a postcode, up to ${limit("nearest.radius.max")} m away, with distances.`,
    exchange: ["nearestPostcodes", "found"],
    guide: "/docs/postcode/nearest",
    sent: path("postcode"),
    got: nearest,
  },
  {
    title: "Reverse geocode a point",
    text: "The postcodes near a longitude and latitude, nearest first.",
    exchange: ["queryPostcodes", "reverse-geocode"],
    guide: "/docs/postcode/reverse-geocode",
    sent: (request) => `${textAt(request, "query.0.value")}, ${textAt(request, "query.1.value")}`,
    got: nearest,
  },
  {
    title: "Reverse geocode a list",
    text: (limit) => `Up to ${limit("bulkReverseGeocode.geolocations.max")} points in one request.`,
    exchange: ["bulkLookupPostcodes", "reverse-geocode"],
    guide: "/docs/postcode/bulk-reverse-geocode",
    sent: (request) => `${listAt(request, "body.value.geolocations").length} points`,
    got: (answer) => `${textAt(answer, "result.0.result.0.postcode")}, …`,
  },
  {
    title: "Look up an outward code",
    text: "The first half of a postcode, with its mean location and areas.",
    exchange: ["lookupOutcode", "found"],
    guide: "/docs/outcode/lookup",
    sent: path("outcode"),
    got: (answer) => names(answer, "result.admin_district", null),
  },
  {
    title: "Find a place by name",
    text: "Cities, towns, villages and other settlements in Great Britain.",
    exchange: ["queryPlaces", "found"],
    guide: "/docs/place/query",
    sent: (request) => textAt(request, "query.0.value"),
    got: (answer) =>
      `${textAt(answer, "result.0.name_1")}, ${textAt(answer, "result.0.county_unitary")}`,
  },
  {
    title: "Look up a terminated postcode",
    text: "The month it was terminated, and its last known location.",
    exchange: ["lookupTerminatedPostcode", "found"],
    guide: "/docs/terminated-postcode/lookup",
    sent: path("postcode"),
    got: (answer) =>
      month(
        Number(textAt(answer, "result.year_terminated")),
        textAt(answer, "result.month_terminated"),
      ),
  },
  {
    title: "Find a Holyrood constituency",
    text: "The Scottish Parliament constituency of a postcode.",
    exchange: ["lookupScottishPostcode", "found"],
    guide: "/docs/scottish-postcode/lookup",
    sent: path("postcode"),
    got: (answer) => textAt(answer, "result.scottish_parliamentary_constituency"),
  },
  {
    title: "Pick one at random",
    text: "A live postcode, from one outward code if you like.",
    exchange: ["randomPostcode", "within-outcode"],
    guide: "/docs/postcode/random",
    sent: (request) => textAt(request, "query.0.value"),
    got: (answer) => textAt(answer, "result.postcode"),
  },
];

/** What developers come to do, each with the request and the result of the contract's own example. */
export function capabilitiesOf(reference: Reference) {
  const limit = (name: string) => formatNumber(limitNumber(reference, name));
  return plans.map(({ title, text, exchange: [operationId, name], guide, sent, got }) => {
    const { operation, scenario } = exchangeOf(reference, operationId, name);
    return {
      title,
      text: typeof text === "string" ? text : text(limit),
      operation,
      guide,
      sent: sent(scenario.request),
      got: got(scenario.response.example.value),
    };
  });
}

/** The items of a list, or the values at a path in each of them, joined. */
function names(value: unknown, list: string, each: string | null): string {
  const items = listAt(value, list);
  return items.map((item) => (each === null ? String(item) : textAt(item, each))).join(", ");
}

/** The first result and its distance. */
function nearest(answer: unknown): string {
  const metres = Math.round(Number(textAt(answer, "result.0.distance")));
  return `${textAt(answer, "result.0.postcode")} at ${metres} m, …`;
}

function month(year: number, month: string): string {
  const first = new Date(Date.UTC(year, Number(month) - 1));
  return new Intl.DateTimeFormat("en-GB", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(first);
}
