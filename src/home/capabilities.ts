import { formatNumber } from "../lib/formatNumber.ts";
import { listAt, textAt } from "../lib/valueAt.ts";
import { limitNumber } from "../reference/model/find.ts";
import type { Operation, Reference } from "../reference/model/types.ts";
import { exchangeOf } from "./exchanges.ts";

/** Something a developer comes to do, with what is sent and what comes back in the contract's own example. */
type Capability = {
  title: string;
  text: string;
  operation: Operation;
  guide: string;
  sent: string;
  got: string;
};

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
    text: "Position, districts, wards, constituencies, health and census areas, with their codes.",
    exchange: ["lookupPostcode", "found"],
    guide: "/docs/postcode/lookup",
    sent: path("postcode"),
    got: (answer) =>
      `${textAt(answer, "result.admin_district")}, ${textAt(answer, "result.country")}`,
  },
  {
    title: "Look up a whole list",
    text: (limit) =>
      `As many as ${limit("bulkLookup.postcodes.max")} postcodes in one request, answered in your order.`,
    exchange: ["bulkLookupPostcodes", "filtered"],
    guide: "/docs/postcode/bulk",
    sent: (request) => names(request, "body.value.postcodes", null),
    got: (answer) => names(answer, "result", "result.postcode"),
  },
  {
    title: "Check that a postcode exists",
    text: "True or false: whether it is live in the current data. It is not a check of format.",
    exchange: ["validatePostcode", "not-live"],
    guide: "/docs/postcode/lookup#validate",
    sent: path("postcode"),
    got: (answer) => textAt(answer, "result"),
  },
  {
    title: "Complete what someone types",
    text: "Postcodes that begin with a few characters, as plain strings for a form field.",
    exchange: ["autocompletePostcode", "limited"],
    guide: "/docs/postcode/autocomplete",
    sent: path("postcode"),
    got: (answer) => names(answer, "result", null),
  },
  {
    title: "Search by beginning",
    text: "The same match, with the full record of each postcode.",
    exchange: ["queryPostcodes", "text"],
    guide: "/docs/postcode/query",
    sent: (request) => textAt(request, "query.0.value"),
    got: (answer) => `${textAt(answer, "result.0.postcode")}, …`,
  },
  {
    title: "Find what is nearby",
    text: (limit) =>
      `Postcodes around a postcode, itself first, as far as ${limit("nearest.radius.max")} m.`,
    exchange: ["nearestPostcodes", "found"],
    guide: "/docs/postcode/nearest",
    sent: path("postcode"),
    got: nearest,
  },
  {
    title: "Turn a point into postcodes",
    text: "Reverse geocode a longitude and latitude, one point or a list of them.",
    exchange: ["queryPostcodes", "reverse-geocode"],
    guide: "/docs/postcode/reverse-geocode",
    sent: (request) => `${textAt(request, "query.0.value")}, ${textAt(request, "query.1.value")}`,
    got: nearest,
  },
  {
    title: "Work with outward codes",
    text: "The first half of a postcode: its mean position and the areas it touches.",
    exchange: ["lookupOutcode", "found"],
    guide: "/docs/outcode/lookup",
    sent: path("outcode"),
    got: (answer) => names(answer, "result.admin_district", null),
  },
  {
    title: "Find a place by name",
    text: "Cities, towns, villages and other settlements of Great Britain.",
    exchange: ["queryPlaces", "found"],
    guide: "/docs/place/query",
    sent: (request) => textAt(request, "query.0.value"),
    got: (answer) =>
      `${textAt(answer, "result.0.name_1")}, ${textAt(answer, "result.0.county_unitary")}`,
  },
  {
    title: "Date a terminated postcode",
    text: "The month it went out of use, and its last known position.",
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
    text: "The Scottish Parliament constituency of a postcode in Scotland.",
    exchange: ["lookupScottishPostcode", "found"],
    guide: "/docs/scottish-postcode/lookup",
    sent: path("postcode"),
    got: (answer) => textAt(answer, "result.scottish_parliamentary_constituency"),
  },
  {
    title: "Take one at random",
    text: "A live postcode, if you like of one outward code, for tests and demonstrations.",
    exchange: ["randomPostcode", "within-outcode"],
    guide: "/docs/postcode/random",
    sent: (request) => textAt(request, "query.0.value"),
    got: (answer) => textAt(answer, "result.postcode"),
  },
];

export function capabilitiesOf(reference: Reference): Capability[] {
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

/** The items of a list, or what stands at a path in each of them, one after the other. */
function names(value: unknown, list: string, each: string | null): string {
  const items = listAt(value, list);
  return items.map((item) => (each === null ? String(item) : textAt(item, each))).join(", ");
}

/** The first of the results and how far it is; the rest follows in the guide. */
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
