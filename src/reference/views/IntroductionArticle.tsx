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
import { OperationSection } from "./OperationSection.tsx";

type Props = { title: string; reference: Reference; links: ReferenceLinks };

/** What all operations share, the catalogue of errors, and the operations that belong to no group page. */
export function IntroductionArticle({ title, reference, links }: Props) {
  const [main] = reference.description;
  const groups = reference.groups.filter(({ id }) => links.group(id) === links.introduction);
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
        Put the path of an operation behind it. There is no key, no account and no header to send: a
        browser’s address bar is enough to try a GET.
      </p>
      <Envelope reference={reference} />
      <Heading level={2} id="nothing-found">
        Nothing found
      </Heading>
      <p>
        The API says it in different ways, and this is what callers trip over most. Searches for
        postcodes and outward codes answer with <code>null</code>. The search for places answers
        with an empty array. Whatever looks one thing up answers with status 404. So test for all
        three before you read a result.
      </p>
      <NothingFoundTable reference={reference} links={links} />
      <Conventions reference={reference} links={links} />
      <Heading level={2} id="limits">
        Limits
      </Heading>
      <p>
        A number above its maximum is not refused: it counts as the maximum. Only a list that is too
        long is. No quota is published, and no answer says 429; be considerate, ask in bulk and keep
        answers that you need again. On <Anchor href="/docs/self-host">your own server</Anchor> all
        these numbers can be changed.
      </p>
      <AllLimits reference={reference} links={links} />
      <Heading level={2} id="error-catalogue">
        Error catalogue
      </Heading>
      <p>
        The API has {formatNumber(reference.errors.length)} messages. Each is fixed text, so a
        program may compare it. The mark <span aria-hidden="true">↵</span> is a line break inside a
        message.
      </p>
      <ErrorCatalogue reference={reference} links={links} />
      <div data-wide="">
        {groups
          .flatMap(({ operations }) => operations)
          .map((operation) => (
            <OperationSection key={operation.id} operation={operation} links={links} />
          ))}
      </div>
    </>
  );
}
