/** Calls of every tool, and what they return. */

type Values = Readonly<Record<string, unknown>>;

/** With words of the result. */
export const goodCalls: readonly (readonly [tool: string, values: Values, ...words: string[]])[] = [
  ["search_docs", { query: "rate limit", limit: 1 }, "1. **Rate limits**", "#rate-limits"],
  ["search_docs", { query: "xqzwv" }, 'Nothing found for "xqzwv".'],
  ["read_page", { page: "/docs/licences" }, "title: Licences", "\n# Licences\n"],
  [
    "read_page",
    { page: "https://postcodes.io/docs/libraries#before-you-choose" },
    "## Before you choose",
  ],
  [
    "read_page",
    { page: "docs/libraries.md", section: "before you choose" },
    "## Before you choose",
  ],
  [
    "read_page",
    { page: "postcodes-io:///docs/postcode/schema", section: "lsoa" },
    "- `lsoa` string",
  ],
  ["get_operation", { operation: "lookupPostcode" }, "# Look up a postcode", "- `codes` (object"],
  ["get_operation", { operation: "GET /postcodes/SW1A 1AA/nearest?limit=4" }, "`nearestPostcodes`"],
  ["get_operation", { operation: "POST /postcodes" }, "`bulkLookupPostcodes`", "## Request body"],
  ["get_operation", { operation: "/places/:id" }, "`lookupPlace`", "- `id` (string, required"],
  ["get_field", { field: "codes.lsoa" }, "# `codes.lsoa` of Postcode", "- Belongs to: `lsoa`"],
  ["get_field", { field: "Outcode.admin_district" }, "# `admin_district` of Outcode"],
  ["get_field", { field: "result.codes" }, "Fields:"],
  [
    "get_field",
    { field: "postcode" },
    "of Postcode",
    "of TerminatedPostcode",
    "of ScottishPostcode",
  ],
  [
    "explain_error",
    { error: '{"status":404,"error":"Postcode not found"}' },
    "`postcode-not-found`",
  ],
  [
    "explain_error",
    { error: "Error: terminated postcode not found!" },
    "`terminated-postcode-not-found`",
  ],
  ["explain_error", { error: "HTTP 400" }, "`invalid-limit`", "`unreadable-json`"],
  ["explain_error", { error: "500 Server Error." }, "`server-error`", "Returned by:"],
];

/** With the error. */
export const badCalls: readonly (readonly [tool: string, values: Values, sentence: RegExp])[] = [
  ["search_docs", {}, /must have required property 'query'/],
  ["search_docs", { query: 5 }, /query must be string/],
  ["search_docs", { query: "" }, /query must NOT have fewer than 1 characters/],
  ["search_docs", { query: "x".repeat(1001) }, /query must NOT have more than 1000 characters/],
  ["search_docs", { query: "x", limit: 0 }, /limit must be >= 1/],
  ["search_docs", { query: "x", limit: 2.5 }, /limit must be integer/],
  ["search_docs", { query: "x", lmit: 1 }, /must NOT have additional properties/],
  [
    "read_page",
    { page: "/docs/librarys" },
    /no page "\/docs\/librarys"\. Did you mean "\/docs\/libraries"/,
  ],
  ["read_page", { page: "../../package.json" }, /There is no page/],
  ["read_page", { page: "/docs/libraries#by-langage" }, /Did you mean "by-language"\?/],
  [
    "read_page",
    { page: "/docs/libraries", section: "%E0%A4%A" },
    /There is no section of \/docs\/libraries/,
  ],
  ["get_operation", { operation: "lookupPostcod" }, /Did you mean "lookupPostcode"\?/],
  [
    "get_operation",
    { operation: "DELETE /postcodes" },
    /There is no operation "DELETE \/postcodes"/,
  ],
  ["get_operation", { operation: "/postcodes/a/b/c/d/e" }, /There is no operation/],
  ["get_field", { field: "lsao" }, /There is no field "lsao"\. Did you mean "lsoa"\?/],
  ["get_field", { field: "__proto__" }, /There is no field/],
  ["explain_error", { error: "Invalid poscode" }, /Did you mean "Invalid postcode"\?/],
  ["explain_error", { error: "429" }, /no error with status 429\. It has: 400, 404, 500/],
  ["explain_error", { error: '{"status":200,"result":true}' }, /no error with status 200/],
  ["explain_error", { error: "{}" }, /There is no error in/],
];
