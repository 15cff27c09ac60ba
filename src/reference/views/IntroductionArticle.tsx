import { useReference, useSite } from "../../article/SiteContext.ts";
import { formatNumber } from "../../lib/formatNumber.ts";
import { groupPath, introductionPath, operationPath, partPath } from "../../pages/addresses.ts";
import { downloads } from "../../pages/downloads.ts";
import { apiIndexPage } from "../../pages/fixedPages.ts";
import type { Page } from "../../pages/page.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { CopyLine } from "../../ui/CopyLine.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { StackedTable } from "../../ui/StackedTable.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { nothingFound } from "../model/nothingFound.ts";
import type { ErrorMessage, Reference } from "../model/types.ts";
import { ErrorList } from "./ErrorList.tsx";
import styles from "./introduction/AllLimits.module.css";
import { Conventions, Envelope } from "./introduction/Conventions.tsx";
import { numberOrDash } from "./LimitTable.tsx";
import { OperationRows } from "./OperationRows.tsx";

type Props = { page: Page };

/** What all operations share, the catalogue of errors, and the operations that belong to no group page. */
export function IntroductionArticle({ page }: Props) {
  const { reference, apiBaseUrl } = useSite();
  const groups = reference.groups.filter(({ id }) => groupPath(id) === introductionPath);
  return (
    <>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <Heading level={2} id="base-address">
        Base address
      </Heading>
      <CopyLine text={apiBaseUrl} label="Copy the base address">
        <code>{apiBaseUrl}</code>
      </CopyLine>
      <p>
        Add the path of an endpoint. You need no key, account or header, so you can try a GET in
        your browser’s address bar.
      </p>
      <p>
        To send requests from a tool, get the{" "}
        <Anchor href={downloads.postman} download>
          Postman collection
        </Anchor>{" "}
        or the{" "}
        <Anchor href={downloads.http} download>
          HTTP file
        </Anchor>
        . OpenAPI, JSON Schema and TypeScript types are among the{" "}
        <Anchor href={`${apiIndexPage.path}#contract`}>downloads</Anchor> too.
      </p>
      <Envelope />
      <Heading level={2} id="nothing-found">
        Nothing found
      </Heading>
      <p>
        Searches for postcodes and outward codes return <code>null</code>. A place query returns an
        empty array. Lookups return status 404. Check for this before you read a result.
      </p>
      <NothingFoundTable />
      <Conventions />
      <Heading level={2} id="limits">
        Limits and rate limits
      </Heading>
      <p>
        A number above its maximum counts as the maximum. A list that is too long returns 400. There
        is no published rate limit: use bulk requests and cache responses. On{" "}
        <Anchor href="/docs/self-host#limits">your own server</Anchor> you can change all these
        limits.
      </p>
      <AllLimits />
      <Heading level={2} id="error-catalogue">
        Error catalogue
      </Heading>
      <p>
        The API has {formatNumber(reference.errors.length)} messages. Each is fixed text that your
        program can compare; in the two about too many items, the number is the server’s maximum.{" "}
        <span aria-hidden="true" data-twin="keep">
          ↵
        </span>{" "}
        marks a line break in a message.
      </p>
      <ErrorList
        errors={reference.errors}
        avoidHref={null}
        more={(error) => <ReturnedBy error={error} />}
      />
      <OperationRows operations={groups.flatMap(({ operations }) => operations)} />
    </>
  );
}

/** What each operation returns when it finds nothing. */
function NothingFoundTable() {
  return (
    <StackedTable
      label="What each endpoint returns when nothing is found"
      columns={["Endpoint", "When", "Response"]}
    >
      {nothingFound(useReference()).map(({ operation, scenario, kind, response }) => (
        <tr key={`${operation.id} ${scenario.name}`}>
          <td>
            <Anchor href={partPath(operation, scenario.anchor)}>{operation.title}</Anchor>
          </td>
          <td data-label="When">{scenario.title}</td>
          <td data-label="Response" data-proven="">
            <StatusBadge status={scenario.response.status} /> <Code>{response}</Code>
            {kind === "entry" && " in that entry"}
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

/** Every number of the contract, with the parameters and operations it belongs to. */
function AllLimits() {
  const reference = useReference();
  return (
    <StackedTable label="Limits of the API" columns={["Applies to", "Default", "Maximum"]}>
      {Object.entries(reference.limits).map(([name, limit]) => (
        <tr key={name} id={`limit-${name.replaceAll(".", "-").toLowerCase()}`}>
          <th scope="row" className={styles.uses}>
            {usesOf(reference, name).map(({ operation, path, anchor }) => (
              <div key={operation.id}>
                <Anchor href={partPath(operation, anchor)}>
                  <code>{path}</code>: {operation.title}
                </Anchor>
              </div>
            ))}
          </th>
          <td data-label="Default">{numberOrDash(limit.default)}</td>
          <td data-label="Maximum">{numberOrDash(limit.max)}</td>
        </tr>
      ))}
    </StackedTable>
  );
}

function usesOf({ operations }: Reference, name: string) {
  return operations.flatMap((operation) => {
    const field = operation.limits.find((limit) => limit.name === name)?.fields[0];
    return field === undefined ? [] : [{ operation, path: field.path, anchor: field.anchor }];
  });
}

/** The operations that return a message. */
function ReturnedBy({ error }: { error: ErrorMessage }) {
  const operations = useReference().operations.filter(({ id }) => error.operationIds.includes(id));
  if (operations.length === 0) return <p>Returned by any path that is not an endpoint.</p>;
  return (
    <>
      <p>Returned by:</p>
      <ul>
        {operations.map((operation) => (
          <li key={operation.id}>
            <Anchor href={operationPath(operation)}>{operation.title}</Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
