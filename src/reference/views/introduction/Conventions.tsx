import { Anchor } from "../../../ui/Anchor.tsx";
import { Heading } from "../../../ui/Heading.tsx";
import type { Reference } from "../../model/types.ts";
import type { ReferenceLinks } from "../links.ts";
import { Example } from "./Envelope.tsx";

type Props = { reference: Reference; links: ReferenceLinks };

/** What holds for requests and answers of every operation. */
export function Conventions({ reference, links }: Props) {
  return (
    <>
      <Heading level={2} id="errors">
        Errors
      </Heading>
      <p>
        A request that cannot be understood answers with 400, one for something that is not there
        with 404, and one that the server did not expect with 500. The statuses 405, 413, 415, 422
        and 429 are never sent: what they stand for elsewhere comes as 404 or 500 here. Every
        message is in the <a href="#error-catalogue">catalogue</a> below, and each operation lists
        its own.
      </p>
      <Heading level={2} id="methods">
        Methods, paths and parameters
      </Heading>
      <ul>
        <li>
          GET works everywhere, and HEAD, which sends the headers alone. POST is for{" "}
          <Anchor href={links.operation("bulkLookupPostcodes")}>bulk requests</Anchor> only. Any
          other pair of method and path answers with 404.
        </li>
        <li>
          The letter case of a path does not matter, nor does a slash at its end. Encode values:{" "}
          <code>SW1A%202AA</code>.
        </li>
        <li>
          A parameter that an operation does not know is ignored without a word. So a misspelt{" "}
          <code>radius</code>, or a second <code>?</code> in place of <code>&amp;</code>, brings the
          defaults.
        </li>
        <li>When a number is given twice, the first one counts.</li>
      </ul>
      <Heading level={2} id="content-types">
        Content types
      </Heading>
      <p>
        Answers are <code>application/json; charset=utf-8</code>. The body of a POST is JSON with{" "}
        <code>Content-Type: application/json</code>, or a form sent as{" "}
        <code>application/x-www-form-urlencoded</code>. Without one of these types the server
        answers with 500, as it does for a body over 100 kB.
      </p>
      <Heading level={2} id="browsers">
        Browsers: CORS and JSONP
      </Heading>
      <p>
        Every answer, errors included, carries <code>Access-Control-Allow-Origin: *</code>, so a
        page from any origin may call the API with <code>fetch</code>. A preflight (OPTIONS on any
        path) answers with 204, allows the methods <code>GET,POST,OPTIONS</code> and the headers{" "}
        <code>X-Requested-With, Content-Type, Accept, Origin</code>. Credentials are not allowed.
      </p>
      <p>
        For pages that still need JSONP, <code>callback</code> names the function to call. A success
        then comes as <code>text/javascript; charset=utf-8</code> with{" "}
        <code>X-Content-Type-Options: nosniff</code>. Errors are not wrapped: they stay JSON with
        their own status, which a script element cannot read.
      </p>
      <Example reference={reference} operation="ping" scenario="jsonp" />
      <Heading level={2} id="caching">
        Caching
      </Heading>
      <p>
        Answers carry a weak <code>ETag</code>. Send it back as <code>If-None-Match</code>, and an
        unchanged answer comes as 304 without a body. The server sets no <code>Cache-Control</code>.
        The data changes with its editions, a few times a year, so you may keep answers for long.
      </p>
      <Heading level={2} id="versions">
        Versions
      </Heading>
      <p>
        This reference describes release {reference.version}. The address has no version in it, and
        the public service may already run a later release. Later releases add fields, so ignore
        keys that you do not know, and do not rely on the order of keys.
      </p>
    </>
  );
}
