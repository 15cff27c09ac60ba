import { useReference } from "../../../article/SiteContext.ts";
import { operationPath } from "../../../pages/addresses.ts";
import { Anchor } from "../../../ui/Anchor.tsx";
import { Heading } from "../../../ui/Heading.tsx";
import { operationNamed, scenarioNamed } from "../../model/find.ts";
import { ScenarioResponse } from "../ScenarioResponse.tsx";

/** The two forms of a response, each with an example. */
export function Envelope() {
  return (
    <>
      <Heading level={2} id="envelope">
        Envelope
      </Heading>
      <p>
        Every response body is a JSON object, unless you send <code>callback</code>. A success has
        exactly two fields: <code>status</code>, the number 200, and <code>result</code>, which can
        be an object, an array, a string, a boolean or <code>null</code>.
      </p>
      <Example operation="validatePostcode" scenario="live" />
      <p>
        An error has <code>status</code> and <code>error</code>, and no <code>result</code>.{" "}
        <code>status</code> repeats the HTTP status. The 404 for a terminated postcode also has{" "}
        <code>terminated</code>.
      </p>
      <Example operation="lookupPostcode" scenario="terminated" />
    </>
  );
}

function Example({ operation: id, scenario }: { operation: string; scenario: string }) {
  const operation = operationNamed(useReference(), id);
  return <ScenarioResponse operation={operation} scenario={scenarioNamed(operation, scenario)} />;
}

/** What holds for requests and responses of every operation. */
export function Conventions() {
  const reference = useReference();
  const bulkPath = operationPath(operationNamed(reference, "bulkLookupPostcodes"));
  return (
    <>
      <Heading level={2} id="errors">
        Errors
      </Heading>
      <p>
        Status 400 means that the request is not valid, 404 that nothing was found, and 500 that the
        server cannot handle the input or its database is unavailable. The server never returns 405,
        413, 415, 422 or 429. Each endpoint lists its messages, and the{" "}
        <a href="#error-catalogue">error catalogue</a> has them all.
      </p>
      <Heading level={2} id="methods">
        Methods, paths and parameters
      </Heading>
      <ul>
        <li>
          Every path accepts GET, HEAD and OPTIONS. Only{" "}
          <Anchor href={bulkPath}>bulk requests</Anchor> use POST. Anything else returns 404, unless
          the <a href="#content-types">body cannot be read</a>.
        </li>
        <li>
          Paths ignore case and one trailing slash; two return 404. Encode values:{" "}
          <code>SW1A%202AA</code>. A <code>+</code> in a path is a plus sign, not a space.
        </li>
        <li>
          Unknown parameters are ignored, such as a misspelt <code>radius</code>. Join parameters
          with <code>&amp;</code>, not a second <code>?</code>.
        </li>
        <li>
          Send each parameter once. A repeated number uses its first value, or returns 400 if that
          is empty in a nearest search or reverse geocode. A repeated <code>q</code>,{" "}
          <code>query</code> or <code>outcode</code> matches nothing, a repeated{" "}
          <code>callback</code> uses its first value, and a repeated <code>widesearch</code> is on.
          A repeated <code>filter</code> returns 500 instead of 200.
        </li>
      </ul>
      <Heading level={2} id="content-types">
        Content types
      </Heading>
      <p>
        Responses are <code>application/json; charset=utf-8</code>. Send a POST body as JSON with{" "}
        <code>Content-Type: application/json</code>, or as a form with{" "}
        <code>application/x-www-form-urlencoded</code>. A bulk request with another type, or a body
        over 102,400 bytes, returns 500.
      </p>
      <p>
        An unreadable JSON body returns 400 to POST on any path, and 500 to every other method but
        OPTIONS. GET ignores a readable body.
      </p>
      <Heading level={2} id="browsers">
        Browsers and CORS
      </Heading>
      <p>
        Every response, errors included, has <code>Access-Control-Allow-Origin: *</code>, so any web
        page can call the API with <code>fetch</code>. A preflight (OPTIONS on any path) returns
        204. It allows the methods <code>GET,POST,OPTIONS</code> and the headers{" "}
        <code>X-Requested-With, Content-Type, Accept, Origin</code>. Credentials are not allowed.
      </p>
      <p>
        If you need JSONP, <code>callback</code> names the function to call. A success is then{" "}
        <code>text/javascript; charset=utf-8</code> with{" "}
        <code>X-Content-Type-Options: nosniff</code>. Errors stay JSON with their own status, which
        a script element cannot read. Characters other than unaccented letters, digits,{" "}
        <code>_</code>, <code>$</code>, <code>.</code>, <code>[</code> and <code>]</code> are
        removed from the name. If no valid name is left, the script has a syntax error.
      </p>
      <Example operation="ping" scenario="jsonp" />
      <Heading level={2} id="caching">
        Caching
      </Heading>
      <p>
        The server sends a weak <code>ETag</code> and no <code>Cache-Control</code>. The data
        changes a few times a year, so you can cache successes for days, except of{" "}
        <code>/ping</code>, <code>/ready</code> and random results.
      </p>
      <p>
        Send the tag back as <code>If-None-Match</code> with GET or HEAD, and an unchanged success
        returns 304 without a body. Errors and POST never return 304. Nor does a request with{" "}
        <code>Cache-Control: no-cache</code>, which <code>fetch</code> adds when you set{" "}
        <code>If-None-Match</code> yourself: leave it to the browser’s cache.
      </p>
      <Heading level={2} id="versions">
        Versions
      </Heading>
      <p>
        This reference describes release {reference.version}. The public service may run a later
        release, and its address does not show which. Later releases add fields, so ignore fields
        you do not know, and do not rely on their order.
      </p>
    </>
  );
}
