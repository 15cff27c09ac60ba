import type { ReactNode } from "react";
import { Anchor } from "../../ui/Anchor.tsx";
import { CopyLine } from "../../ui/CopyLine.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Heading } from "../../ui/Heading.tsx";
import type { Operation } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { ContentFields } from "./ContentFields.tsx";
import { Endpoint } from "./Endpoint.tsx";
import { ErrorList } from "./ErrorList.tsx";
import { LimitTable } from "./LimitTable.tsx";
import { here, type ReferenceLinks } from "./links.ts";
import { OperationList } from "./OperationList.tsx";
import styles from "./OperationParts.module.css";
import { ParameterList } from "./ParameterList.tsx";
import { RequestSamples } from "./RequestSamples.tsx";
import { ResponseParts } from "./ResponseParts.tsx";
import type { OriginalOf } from "./repeatedFields.ts";

type Props = {
  operation: Operation;
  links: ReferenceLinks;
  originalOf: OriginalOf;
  /** Ids of headings begin with it, as those of fields do: empty on a page of its own. */
  prefix: string;
  /** The level of the headings of the parts. */
  level: 2 | 3;
};

/**
 * Everything about an operation, below its title. Request and response follow the description; where there
 * is room they are beside the words and stay in view.
 */
export function OperationParts({ operation, links, originalOf, prefix, level }: Props) {
  const { parameters, body, errors, avoid, limits } = operation;
  const isPage = level === 2;
  const related = links.seeAlso(operation.id);
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
        <CopyLine text={links.baseUrl + operation.path} label="Copy the address">
          <Endpoint operation={operation} />
        </CopyLine>
        <Blocks blocks={operation.description} />
      </div>
      {part(
        `${prefix}request`,
        "Request",
        <RequestSamples operation={operation} links={links} />,
        styles.request,
      )}
      <div>
        {parameters.length > 0 &&
          part(
            `${prefix}parameters`,
            "Parameters",
            <ParameterList parameters={parameters} addressOf={here} />,
          )}
        {body !== null &&
          part(
            body.anchor,
            "Request body",
            <>
              <Blocks blocks={body.description} />
              {!body.required && <p>The body may be left out.</p>}
              <ContentFields
                contents={body.contents}
                context={{ addressOf: here, side: "request", openLevels: 1 }}
              />
            </>,
          )}
        {part(
          `${prefix}responses`,
          "Responses",
          <ResponseParts
            {...{ operation, links, originalOf }}
            level={isPage ? 3 : 4}
            openLevels={isPage ? 1 : 0}
          />,
        )}
        {errors.length > 0 &&
          part(
            `${prefix}errors`,
            "Errors",
            <ErrorList
              errors={errors}
              addressOf={here}
              avoidHref={avoid.length > 0 ? `#${prefix}avoid` : null}
            />,
          )}
        {avoid.length > 0 &&
          part(
            `${prefix}avoid`,
            "Inputs to avoid",
            <Fold look="plain" summary={counted(avoid.length, "input")}>
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
              </dl>
            </Fold>,
          )}
        {limits.length > 0 &&
          part(
            `${prefix}limits`,
            "Limits",
            <Fold look="plain" summary={counted(limits.length, "limit")}>
              <LimitTable limits={limits} />
            </Fold>,
          )}
        {part(
          `${prefix}related`,
          "Related",
          <>
            <ul>
              {links.guides(operation.id).map(({ title, path }) => (
                <li key={path}>
                  Guide: <Anchor href={path}>{title}</Anchor>
                </li>
              ))}
            </ul>
            {related.length > 0 && <OperationList operations={related} links={links} />}
          </>,
        )}
      </div>
    </div>
  );
}

function counted(count: number, noun: string): ReactNode {
  return (
    <span data-proven="">
      {count} {noun}
      {count !== 1 && "s"}
    </span>
  );
}
