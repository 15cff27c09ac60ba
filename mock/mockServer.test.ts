import { describe, expect, test } from "vitest";
import { startMocks } from "../testing/startMocks.ts";
import { rules } from "./rules/rules.ts";

/** What no recording shows: responses that follow from rules, and requests it cannot respond to. */
const { data, server, withoutDatabase } = await startMocks();

async function get(target: string, base = server) {
  const response = await fetch(base.origin + target);
  return response.json();
}
async function post(target: string, body: unknown) {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(server.origin + target, init);
  return response.json();
}

test("every operation of the contract has a rule, and no rule is left over", () => {
  const ids = data.reference.operations.map(({ id }) => id);
  expect(Object.keys(rules).sort()).toEqual(ids.sort());
});

describe("a request without a known response gets 501 and what the mock knows", () => {
  test.each([
    ["/postcodes/LS1%204AP", "It does not know the postcode LS1 4AP. It knows "],
    ["/postcodes/LS1%204AP/validate", "It does not know the postcode LS1 4AP."],
    ["/postcodes/LS1%204AP/nearest", "It does not know the postcode LS1 4AP."],
    ["/terminated_postcodes/LS1%204AP", "It does not know the postcode LS1 4AP."],
    ["/scotland/postcodes/AB101AB", "whether the Scottish Postcode Directory has AB10 1AB."],
    ["/postcodes/BR87RA", "It knows that BR8 7RA exists, and nothing more of it."],
    ["/postcodes?q=LS", 'It does not know 10 matches of "LS".'],
    ["/postcodes/LS/autocomplete?limit=5", 'It does not know 5 matches of "LS".'],
    ["/postcodes?lon=-1.5&lat=53.8", "It does not know the nearest 10 of -1.5, 53.8 within 100 m."],
    ["/postcodes?lon=-1.5&lat=53.8&widesearch=1", "-1.5, 53.8 in a wide search."],
    ["/outcodes/LS2", "It does not know the outward code LS2."],
    ["/outcodes?lon=-1.5&lat=53.8", "within 5000 m"],
    ["/places?q=leeds", 'It does not know 10 matches of "leeds".'],
    ["/places/osgb4000000000000001", "It does not know the place osgb4000000000000001."],
    ["/random/postcodes?outcode=LS2", "It knows no postcode with the outward code LS2."],
    ["/", "Try /postcodes/SE1P%205ZZ or /ping."],
  ])("GET %s", async (target, words) => {
    const { status, error } = await get(target);
    expect(status).toBe(501);
    expect(error).toContain(`mock: no recorded response for GET ${target}. `);
    expect(error).toContain(words);
  });

  test("a bulk request with one such item", async () => {
    const { status, error } = await post("/postcodes", { postcodes: ["SE1P 5ZZ", "LS1 4AP"] });
    expect(status).toBe(501);
    expect(error).toContain("LS1 4AP");
  });
});

describe("known records in requests that nobody recorded", () => {
  test("a bulk lookup is processed item by item", async () => {
    const postcodes = ["ab101ab", "FOO", "NP20 4NP", "ID1 1QE", 5, "JE2 4WD"];
    const { result } = await post("/postcodes?filter=latitude, postcode", { postcodes });
    expect(result).toEqual([
      { query: "ab101ab", result: { latitude: 57.14959, postcode: "AB10 1AB" } },
      { query: "FOO", result: null },
      { query: "NP20 4NP", result: null },
      { query: "ID1 1QE", result: null },
      { query: "JE2 4WD", result: { latitude: null, postcode: "JE2 4WD" } },
    ]);
    expect(Object.keys(result[0].result)).toEqual(["latitude", "postcode"]);
  });

  test("a bulk reverse geocode is, too, and repeats each item with what is said for all", async () => {
    const here = { latitude: 51.47838, longitude: -3.17702 };
    const geolocations = [
      { ...here, id: 7 },
      { ...here, Limit: 1, wideSearch: false },
      { latitude: 48, longitude: -10, radius: 50 },
    ];
    const { result } = await post("/postcodes?radius=150&widesearch=&filter=postcode", {
      geolocations,
    });
    expect(result).toEqual([
      {
        query: { radius: "150", ...here },
        result: [{ postcode: "CF10 1EP" }, { postcode: "CF10 1AA" }],
      },
      {
        query: { radius: "150", ...here, Limit: 1, wideSearch: false },
        result: [{ postcode: "CF10 1EP" }, { postcode: "CF10 1AA" }],
      },
      { query: { radius: 50, latitude: 48, longitude: -10 }, result: null },
    ]);
  });

  test.each<[string, unknown]>([
    ["/terminated_postcodes/np204np", { postcode: "NP20 4NP" }],
    ["/postcodes/%20cf101aa", { postcode: "CF10 1AA" }],
    ["/scotland/postcodes/ml110gh", { postcode: "ML11 0GH" }],
    ["/places/OSGB4000000074559490", { name_1: "Corston" }],
    ["/random/postcodes?outcode=oX1", { outcode: "OX1" }],
  ])("%s", async (target, expected) => {
    expect(await get(target)).toMatchObject({ status: 200, result: expected });
  });

  test("lists follow from longer and wider ones", async () => {
    const names = async (target: string) => {
      const { result } = await get(target);
      return result?.map(
        (item: { postcode?: string; outcode?: string }) => item.postcode ?? item.outcode,
      );
    };
    expect(await names("/postcodes/CF101EP/nearest?radius=1000&limit=2")).toEqual([
      "CF10 1EP",
      "CF10 1AA",
    ]);
    expect(await names("/postcodes/lat/51.47838/lon/-3.17702?limit=2&radius=1500")).toEqual([
      "CF10 1EP",
      "CF10 1AA",
    ]);
    expect(await names("/outcodes/SW1A/nearest?limit=5&radius=25000")).toHaveLength(5);
    expect(await names("/postcodes?query=cf10&limit=2")).toEqual(["CF10 1AA", "CF10 1EP"]);
    expect((await get("/postcodes/br87r/autocomplete?limit=2")).result).toEqual([
      "BR8 7RA",
      "BR8 7RB",
    ]);
  });

  test.each([
    ["/terminated_postcodes/CF101EP", 404, "Terminated postcode not found"],
    ["/scotland/postcodes/CF101EP", 404, "Postcode exists in ONSPD but not in SPD"],
    ["/postcodes/NP204NP/nearest", 404, "Postcode not found"],
    ["/postcodes/LS1%204AP?x=%", 501, "mock: "],
    ["/postcodes/LS1%204A/nearest", 404, "Postcode not found"],
    ["/outcodes/LS2X2", 404, "Outcode not found"],
    ["/outcodes?lon=-1&lat=53&limit=many", 400, "Invalid result limit submitted"],
    ["/postcodes?lon=-1&lat=53&radius=far", 400, "Invalid lookup radius submitted"],
    ["/postcodes/lon/-1x/lat/53?widesearch=true", 500, "500 Server Error."],
    ["/nothing", 404, "Resource not found"],
  ])("%s is refused with %i", async (target, status, words) => {
    const response = await get(target);
    expect(response.status).toBe(status);
    expect(response.error).toMatch(new RegExp(`^${words}`));
  });
});

describe("the protocol", () => {
  test("JSONP, with all but a name taken out of the callback", async () => {
    const response = await fetch(`${server.origin}/ping?callback=a.b['c'](1)`);
    expect(await response.text()).toBe(
      `/**/ typeof a.b[c]1 === 'function' && a.b[c]1({"status":200,"result":"pong"});`,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("any page may read any response, also 501", async () => {
    for (const target of ["/ping", "/nothing", "/postcodes/LS14AP"]) {
      const { headers } = await fetch(server.origin + target);
      expect(headers.get("access-control-allow-origin")).toBe("*");
    }
  });
});

describe("without a database", () => {
  test.each([
    ["/ping", 200],
    ["/ready", 500],
    ["/postcodes/SE1P5ZZ", 500],
    ["/postcodes/ID11QE", 500],
    ["/postcodes/LS14AP", 500],
    ["/postcodes/FOO", 404],
    ["/postcodes/FOO/nearest", 500],
    ["/places", 400],
    ["/nothing", 404],
  ])("%s returns %i", async (target, status) => {
    expect((await get(target, withoutDatabase)).status).toBe(status);
  });
});
