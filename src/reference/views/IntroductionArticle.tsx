import { formatNumber } from "../../lib/formatNumber.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { CopyLine } from "../../ui/CopyLine.tsx";
import { Heading } from "../../ui/Heading.tsx";
import type { Reference } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { AllLimits } from "./introduction/AllLimits.tsx";
import { Conventions } from "./introduction/Conventions.tsx";
import { Envelope } from "./introduction/Envelope.tsx";
import { ErrorCatalogue } from "./introduction/ErrorCatalogue.tsx";
import { NothingFoundTable } from "./introduction/NothingFoundTable.tsx";
import type { ReferenceLinks } from "./links.ts";
import { OperationRow } from "./OperationRow.tsx";
import { originalsIn } from "./repeatedFields.ts";

type Props = { title: string; reference: Reference; links: ReferenceLinks };

/** What all operations share, the catalogue of errors, and the operations that belong to no group page. */
export function IntroductionArticle({ title, reference, links }: Props) {
  const [main] = reference.description;
  const groups = reference.groups.filter(({ id }) => links.group(id) === links.introduction);
  const operations = groups.flatMap((group) => group.operations);
  return (
    <>
      <h1>{title}</h1>
      <Blocks blocks={main === undefined ? [] : [main]} />
      <Heading level={2} id="base-address">
        Base address
      </Heading>
      <CopyLine text={links.baseUrl} label="Copy the base address">
        <code>{links.baseUrl}</code>
      </CopyLine>
      <p>
        Add the path of an operation. You need no key, account or header, so you can try a GET in
        your browser’s address bar.
      </p>
      <Envelope reference={reference} />
      <Heading level={2} id="nothing-found">
        Nothing found
      </Heading>
      <p>
        Searches for postcodes and outward codes return <code>null</code>. A place query returns an
        empty array. Lookups return status 404. Check for this before you read a result.
      </p>
      <NothingFoundTable reference={reference} links={links} />
      <Conventions reference={reference} links={links} />
      <Heading level={2} id="limits">
        Limits and rate limits
      </Heading>
      <p>
        A number above its maximum counts as the maximum. A list that is too long returns 400. There
        is no published rate limit: use bulk requests and cache responses. On{" "}
        <Anchor href="/docs/self-host">your own server</Anchor> you can change all these limits.
      </p>
      <AllLimits reference={reference} links={links} />
      <Heading level={2} id="error-catalogue">
        Error catalogue
      </Heading>
      <p>
        The API has {formatNumber(reference.errors.length)} messages. Each is fixed text that your
        program can compare. <span aria-hidden="true">↵</span> marks a line break in a message.
      </p>
      <ErrorCatalogue reference={reference} links={links} />
      <div data-wide="">
        {operations.map((operation) => (
          <OperationRow
            key={operation.id}
            operation={operation}
            links={links}
            originalOf={originalsIn(operations)}
          />
        ))}
      </div>
    </>
  );
}
