import { introductionPath } from "../../pages/addresses.ts";
import { apiIndexPage } from "../../pages/fixedPages.ts";

type ReferenceSection = {
  page: string;
  id: string;
  title: string;
  answer: string;
  text: string;
  names?: readonly string[];
};

/**
 * Sections of pages that are components, not data. The build checks that their addresses exist and that their
 * headings read like this.
 */
export const referenceSections = (apiBaseUrl: string): readonly ReferenceSection[] => [
  {
    page: introductionPath,
    id: "base-address",
    title: "Base address",
    answer: `${apiBaseUrl}, without a key, account or header.`,
    text: "base url host endpoint server domain root api key authentication token account header https try in the browser address bar",
    names: ["base URL", "no API key", apiBaseUrl],
  },
  {
    page: introductionPath,
    id: "envelope",
    title: "Envelope",
    answer: "Every response is a JSON object with status and result, or status and error.",
    text: "response format structure shape wrapper body json success object result status error boolean string array null number 200 terminated",
    names: ["response format"],
  },
  {
    page: introductionPath,
    id: "nothing-found",
    title: "Nothing found",
    answer: "Searches return null, a place query an empty array, lookups status 404.",
    text: "empty result null empty array list no results matches missing operation query autocomplete reverse geocode random validate false bulk entry lookup check before you read",
  },
  {
    page: introductionPath,
    id: "errors",
    title: "Errors",
    answer:
      "400: the request is not valid. 404: nothing was found. 500: the server cannot handle the input. Never 405, 413, 415, 422 or 429.",
    text: "error handling request not valid bad request never returned method not allowed payload too large unsupported media type unprocessable too many requests",
    names: ["HTTP response status codes", "status codes", "400 404 500", "405 413 415 422 429"],
  },
  {
    page: introductionPath,
    id: "methods",
    title: "Methods, paths and parameters",
    answer: "Every endpoint accepts GET and HEAD; only bulk requests use POST.",
    text: "http method verb get head post put patch delete not allowed trailing slash upper lower case sensitive encoding url encode percent escape space plus sign separator ampersand question mark repeated twice duplicate parameter first value unknown unrecognised misspelt parameters ignored no effect",
    names: ["HTTP methods", "URL encoding", "query string", "trailing slash", "unknown parameters"],
  },
  {
    page: introductionPath,
    id: "content-types",
    title: "Content types",
    answer: "Responses are JSON. Send a POST body as JSON, or as a form, with its Content-Type.",
    text: "content type accept header application/json application/x-www-form-urlencoded charset utf-8 request body size too large 102,400 bytes 100 kB form urlencoded mime media xml unreadable invalid json get with a body",
    names: ["request body", "response headers"],
  },
  {
    page: introductionPath,
    id: "browsers",
    title: "Browsers and CORS",
    answer: "Every response has Access-Control-Allow-Origin: *. JSONP uses callback.",
    text: "cors cross origin same origin blocked policy preflight options 204 no content fetch jsonp callback script element credentials cookies allowed methods headers ajax",
    names: ["CORS", "JSONP", "preflight 204"],
  },
  {
    page: introductionPath,
    id: "caching",
    title: "Caching",
    answer:
      "Responses have a weak ETag and no Cache-Control. Send the tag as If-None-Match to get 304.",
    text: "cache etag if-none-match 304 not modified unchanged conditional request cache-control no-cache max-age browser expire how long",
    names: ["ETag", "304 Not Modified"],
  },
  {
    page: introductionPath,
    id: "versions",
    title: "Versions",
    answer: "The address has no version. Later releases add fields: ignore those you do not know.",
    text: "version v1 v2 release 18.0.1 api version breaking changes backwards compatible new fields order",
    names: ["API version"],
  },
  {
    page: introductionPath,
    id: "limits",
    title: "Limits and rate limits",
    answer: "A number above its maximum counts as the maximum. No rate limit is published.",
    text: "limit maximum default radius results per request list too long 400 rate limit quota throttling all limits change on your own server",
    names: ["all limits", "maximum values"],
  },
  {
    page: introductionPath,
    id: "error-catalogue",
    title: "Error catalogue",
    answer:
      "Every error message of the API, with its cause, its fix and the operations that return it.",
    text: "all errors messages causes fixes fixed text to compare",
    names: ["error messages", "error codes", "list of errors", "all errors"],
  },
  {
    page: apiIndexPage.path,
    id: "contract",
    title: "Downloads",
    answer: "OpenAPI, Postman collection, HTTP file, JSON Schema and TypeScript types.",
    text: "openapi file swagger specification spec contract download json yaml postman collection newman insomnia bruno rest client http file import generate client code generator machine readable json schema definition typescript types",
  },
];
