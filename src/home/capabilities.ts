import { exampleValue, listAt, textAt } from "../lib/exampleValue.ts";
import { formatNumber } from "../lib/formatNumber.ts";
import { limitNumber } from "../reference/model/find.ts";
import type { Reference } from "../reference/model/types.ts";
import { exchangeOf } from "./exchanges.ts";

/** Something a developer comes to do. Braces are filled with limits, or with values of the exchange. */
type Capability = {
  title: string;
  text: string;
  exchange: readonly [operationId: string, scenario: string];
  guide: string;
  sent: string;
  got: string | ((body: unknown) => string);
};

const NEAREST = "{result.0.postcode} at {result.0.distance} m, …";

const capabilities: readonly Capability[] = [
  {
    title: "Look up a postcode",
    text: "Coordinates, and administrative, electoral, health and census areas with codes.",
    exchange: ["lookupPostcode", "found"],
    guide: "/docs/postcode/lookup",
    sent: "{pathValues.postcode}",
    got: "{result.admin_district}, {result.country}",
  },
  {
    title: "Look up a list",
    text: "Up to {bulkLookup.postcodes.max} postcodes in one request, in the order you sent.",
    exchange: ["bulkLookupPostcodes", "filtered"],
    guide: "/docs/postcode/bulk",
    sent: "{body.value.postcodes}",
    got: (body) =>
      listAt(body, "result")
        .map((entry) => textAt(entry, "result.postcode"))
        .join(", "),
  },
  {
    title: "Check that a postcode exists",
    text: "True or false: it checks existence, not only format.",
    exchange: ["validatePostcode", "not-live"],
    guide: "/docs/postcode/lookup#validate",
    sent: "{pathValues.postcode}",
    got: "{result}",
  },
  {
    title: "Suggest postcodes",
    text: "As someone types in a form.",
    exchange: ["autocompletePostcode", "limited"],
    guide: "/docs/postcode/autocomplete",
    sent: "{pathValues.postcode}",
    got: "{result}",
  },
  {
    title: "Search by part of a postcode",
    text: "Each match with all its fields.",
    exchange: ["queryPostcodes", "text"],
    guide: "/docs/postcode/query",
    sent: "{query.0.value}",
    got: "{result.0.postcode}, …",
  },
  {
    title: "Find nearby postcodes",
    text: "Postcodes near a postcode, with distances: up to {nearest.radius.max} m away, or 19.5 km in a wide search.",
    exchange: ["nearestPostcodes", "found"],
    guide: "/docs/postcode/nearest",
    sent: "{pathValues.postcode}",
    got: NEAREST,
  },
  {
    title: "Reverse geocode a point",
    text: "The postcodes near a longitude and latitude, nearest first.",
    exchange: ["queryPostcodes", "reverse-geocode"],
    guide: "/docs/postcode/reverse-geocode",
    sent: "{query.0.value}, {query.1.value}",
    got: NEAREST,
  },
  {
    title: "Reverse geocode a list",
    text: "Up to {bulkReverseGeocode.geolocations.max} points in one request.",
    exchange: ["bulkLookupPostcodes", "reverse-geocode"],
    guide: "/docs/postcode/bulk-reverse-geocode",
    sent: "{body.value.geolocations.length} points",
    got: "{result.0.result.0.postcode}, …",
  },
  {
    title: "Look up an outward code",
    text: "The first half of a postcode, with its mean location and areas.",
    exchange: ["lookupOutcode", "found"],
    guide: "/docs/outcode/lookup",
    sent: "{pathValues.outcode}",
    got: "{result.admin_district}",
  },
  {
    title: "Find a place by name",
    text: "Cities, towns, villages and other settlements in Great Britain.",
    exchange: ["queryPlaces", "found"],
    guide: "/docs/place/query",
    sent: "{query.0.value}",
    got: "{result.0.name_1}, {result.0.county_unitary}",
  },
  {
    title: "Look up a terminated postcode",
    text: "The month it was terminated, and its last known location.",
    exchange: ["lookupTerminatedPostcode", "found"],
    guide: "/docs/terminated-postcode/lookup",
    sent: "{pathValues.postcode}",
    got: monthOfTermination,
  },
  {
    title: "Find a Scottish constituency",
    text: "The Scottish Parliament constituency of a postcode.",
    exchange: ["lookupScottishPostcode", "found"],
    guide: "/docs/scottish-postcode/lookup",
    sent: "{pathValues.postcode}",
    got: "{result.scottish_parliamentary_constituency}",
  },
  {
    title: "Get a random postcode",
    text: "From anywhere, or from one outward code.",
    exchange: ["randomPostcode", "within-outcode"],
    guide: "/docs/postcode/random",
    sent: "{query.0.value}",
    got: "{result.postcode}",
  },
];

/** What developers come to do, each with the request and the result of the contract's own example. */
export function capabilitiesOf(reference: Reference) {
  const limit = (name: string) => formatNumber(limitNumber(reference, name));
  return capabilities.map(({ title, text, exchange: [operationId, name], guide, sent, got }) => {
    const { operation, scenario } = exchangeOf(reference, operationId, name);
    const body = scenario.response.example.value;
    return {
      title,
      text: filled(text, limit),
      operation,
      guide,
      sent: filled(sent, (path) => shown(scenario.request, path)),
      got: typeof got === "string" ? filled(got, (path) => shown(body, path)) : got(body),
    };
  });
}

function filled(text: string, wordsFor: (path: string) => string): string {
  return text.replace(/\{([^}]+)\}/g, (_, path: string) => wordsFor(path));
}

/** The value at a path: a list with commas, a distance in whole metres. */
function shown(source: unknown, path: string): string {
  const value = exampleValue(source, path);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" ? String(Math.round(value)) : textAt(source, path);
}

function monthOfTermination(body: unknown): string {
  const year = Number(textAt(body, "result.year_terminated"));
  const first = new Date(Date.UTC(year, Number(textAt(body, "result.month_terminated")) - 1));
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", form).format(first);
}
