import type { ReactNode } from "react";
import { useSite } from "../../article/SiteContext.ts";
import { errorPath } from "../../pages/addresses.ts";
import { guideOfOperation } from "../../pages/counterparts.ts";
import { downloads } from "../../pages/downloads.ts";
import { guidesAbout } from "../../pages/guidesAbout.ts";
import { relatedOperations } from "../../pages/relatedGuides.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { CopyLine } from "../../ui/CopyLine.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { groupNamed, operationNamed } from "../model/find.ts";
import type { Operation } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { Endpoint } from "./Endpoint.tsx";
import { ErrorList } from "./ErrorList.tsx";
import { ContentFields, ParameterList } from "./FieldList.tsx";
import { LimitTable } from "./LimitTable.tsx";
import { OperationList } from "./OperationList.tsx";
import styles from "./OperationParts.module.css";
import { RequestSamples } from "./RequestSamples.tsx";
import { ResponseParts } from "./ResponseParts.tsx";
import { type OriginalOf, originalsIn } from "./repeatedFields.ts";

/** The page of one operation. */
export function OperationArticle({ operation }: { operation: Operation }) {
  const originalOf = originalsIn([operation]);
  return (
    <>
      <h1>{operation.title}</h1>
      <OperationParts operation={operation} originalOf={originalOf} level={2} />
    </>
  );
}

type Props = {
  operation: Operation;
  originalOf: OriginalOf;
  /** The level of the headings of the parts: 2 on a page of its own. */
  level: 2 | 3;
};

/**
 * Everything about an operation, below its title. Request and response follow the description; where there
 * is room they are beside the words and stay in view.
 */
export function OperationParts({ operation, originalOf, level }: Props) {
  const site = useSite();
  const { parameters, body, errors, avoid, limits } = operation;
  const isPage = level === 2;
  // Where several operations share the page, ids of headings begin as those of fields do.
  const prefix = isPage ? "" : `${operation.anchor}-`;
  const related = relatedOperations[operation.id] ?? [];
  // A page of its own leads to its guide below its title.
  const guides = guidesAbout(site, operation).filter(
    (guide) => !isPage || guide !== guideOfOperation(site.pages, operation.id),
  );
  const part = (id: string, title: string, content: ReactNode, className = styles.part) => (
    <section className={className}>
      <Heading level={level} id={id}>
        {title}
        {/* Several operations share the page: each heading says whose it is to those who cannot see where it is. */}
        {!isPage && <span className="visually-hidden">: {operation.title}</span>}
      </Heading>
      {content}
    </section>
  );
  return (
    <div className={styles.operation} data-wide="" data-beside="">
      <div className={styles.part}>
        <CopyLine text={site.apiBaseUrl + operation.path} label="Copy the address">
          <Endpoint operation={operation} />
        </CopyLine>
        <Blocks blocks={operation.description} />
      </div>
      {part(
        `${prefix}request`,
        "Request",
        <RequestSamples operation={operation} />,
        styles.request,
      )}
      <div>
        {parameters.length > 0 &&
          part(`${prefix}parameters`, "Parameters", <ParameterList parameters={parameters} />)}
        {body !== null &&
          part(
            body.anchor,
            "Request body",
            <>
              <Blocks blocks={body.description} />
              {!body.required && <p>The body may be left out.</p>}
              <ContentFields
                contents={body.contents}
                context={{ side: "request", openLevels: 1 }}
              />
            </>,
          )}
        {part(
          `${prefix}responses`,
          "Responses",
          <ResponseParts operation={operation} originalOf={originalOf} level={isPage ? 3 : 4} />,
        )}
        {errors.length > 0 &&
          part(
            `${prefix}errors`,
            "Errors",
            <ErrorList
              errors={errors}
              avoidHref={avoid.length > 0 ? `#${prefix}avoid` : null}
              more={({ id }) => <Anchor href={errorPath(id)}>Error catalogue</Anchor>}
            />,
          )}
        {avoid.length > 0 &&
          part(
            `${prefix}avoid`,
            "Inputs to avoid",
            <dl className={styles.avoid}>
              {avoid.map(({ input, outcome }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
                <div key={index}>
                  <dt>
                    <Blocks blocks={input} />
                  </dt>
                  <dd>
                    <Blocks blocks={outcome} />
                  </dd>
                </div>
              ))}
            </dl>,
          )}
        {limits.length > 0 && part(`${prefix}limits`, "Limits", <LimitTable limits={limits} />)}
        {part(
          `${prefix}related`,
          "Related",
          <>
            <ul>
              {guides.map(({ title, path }) => (
                <li key={path}>
                  Guide: <Anchor href={path}>{title}</Anchor>
                </li>
              ))}
              <li>
                <Anchor href={downloads.postman} download>
                  Postman collection
                </Anchor>
                : {groupNamed(site.reference, operation.groupId).title} / {operation.title}
              </li>
            </ul>
            {related.length > 0 && (
              <OperationList operations={related.map((id) => operationNamed(site.reference, id))} />
            )}
          </>,
        )}
      </div>
    </div>
  );
}
