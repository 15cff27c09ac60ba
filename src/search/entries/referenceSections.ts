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
export const referenceSections: readonly ReferenceSection[] = [
  {
    page: introductionPath,
    id: "base-address",
    title: "Base address",
    answer: "https://api.postcodes.io, without a key, account or header.",
    text: "base url host endpoint server api key authentication token https",
  },
  {
    page: introductionPath,
    id: "envelope",
    title: "Envelope",
    answer: "Every response is a JSON object with status and result, or status and error.",
    text: "response format structure shape wrapper body json success",
  },
  {
    page: introductionPath,
    id: "nothing-found",
    title: "Nothing found",
    answer: "Searches return null, the place search an empty array, lookups status 404.",
    text: "empty result null array no results missing operation",
  },
  {
    page: introductionPath,
    id: "errors",
    title: "Errors",
    answer:
      "400: the request is not valid. 404: nothing was found. 500: the server cannot handle the input.",
    text: "error handling never returned",
    names: ["HTTP response status codes", "status codes", "400 404 500", "405 413 415 422 429"],
  },
  {
    page: introductionPath,
    id: "methods",
    title: "Methods, paths and parameters",
    answer: "Every endpoint accepts GET and HEAD; only bulk requests use POST.",
    text: "http method verb get head post put delete trailing slash case encoding url encode space plus repeated parameter unknown parameters ignored",
  },
  {
    page: introductionPath,
    id: "content-types",
    title: "Content types",
    answer: "Responses are JSON. Send a POST body as JSON, or as a form, with its Content-Type.",
    text: "content type header application/json application/x-www-form-urlencoded charset utf-8 body size 102,400 bytes form mime xml",
  },
  {
    page: introductionPath,
    id: "browsers",
    title: "Browsers and CORS",
    answer: "Every response has Access-Control-Allow-Origin: *. JSONP uses callback.",
    text: "cors cross origin preflight options fetch jsonp callback script credentials allowed headers",
  },
  {
    page: introductionPath,
    id: "caching",
    title: "Caching",
    answer:
      "Responses have a weak ETag and no Cache-Control. Send the tag as If-None-Match to get 304.",
    text: "cache etag if-none-match 304 not modified cache-control no-cache",
  },
  {
    page: introductionPath,
    id: "versions",
    title: "Versions",
    answer: "The address has no version. Later releases add fields: ignore those you do not know.",
    text: "version release api version breaking changes",
  },
  {
    page: introductionPath,
    id: "limits",
    title: "Limits and rate limits",
    answer: "A number above its maximum counts as the maximum. No rate limit is published.",
    text: "limit maximum default radius results rate limit quota",
  },
  {
    page: introductionPath,
    id: "error-catalogue",
    title: "Error catalogue",
    answer:
      "Every error message of the API, with its cause, its fix and the operations that return it.",
    text: "all errors",
    names: ["error messages", "error codes", "list of errors"],
  },
  {
    page: apiIndexPage.path,
    id: "contract",
    title: "OpenAPI file",
    answer: "Download the contract of the API as openapi.json or openapi.yaml.",
    text: "openapi swagger specification spec contract download json yaml postman import generate client schema definition",
  },
];
