import type { ReactNode } from "react";
import { Fold } from "../../ui/Fold.tsx";
import { Heading } from "../../ui/Heading.tsx";
import type { Operation } from "../model/types.ts";
import { AvoidList } from "./AvoidList.tsx";
import { Blocks } from "./Blocks.tsx";
import { BodyParts } from "./BodyParts.tsx";
import { EndpointBar } from "./EndpointBar.tsx";
import { ErrorList } from "./ErrorList.tsx";
import { LimitTable } from "./LimitTable.tsx";
import { here, type ReferenceLinks } from "./links.ts";
import styles from "./OperationParts.module.css";
import { ParameterList } from "./ParameterList.tsx";
import { RelatedLinks } from "./RelatedLinks.tsx";
import { RequestSamples } from "./RequestSamples.tsx";
import { ResponseParts } from "./ResponseParts.tsx";

type Props = {
  operation: Operation;
  links: ReferenceLinks;
  /** Ids of headings begin with it, as those of fields do: empty on a page of its own. */
  prefix: string;
  /** The level of the headings of the parts. */
  level: 2 | 3;
};

/**
 * Everything about an operation, below its title. Request and answer follow the description; where there
 * is room they stand beside the words and stay in view.
 */
export function OperationParts({ operation, links, prefix, level }: Props) {
  const { parameters, body, errors, avoid, limits } = operation;
  const isPage = level === 2;
  const part = (id: string, title: string, content: ReactNode, className = styles.part) => (
    <section className={className}>
      <Heading level={level} id={id}>
        {title}
        {/* Several operations share the page: each heading says whose it is to those who cannot see where it stands. */}
        {!isPage && <span className="visually-hidden">: {operation.title}</span>}
      </Heading>
      {content}
    </section>
  );
  return (
    <div className={styles.operation} data-wide="" data-beside="">
      <div className={styles.intro}>
        <EndpointBar operation={operation} baseUrl={links.baseUrl} />
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
        {body !== null && part(body.anchor, "Request body", <BodyParts body={body} />)}
        {part(
          `${prefix}responses`,
          "Responses",
          <ResponseParts
            operation={operation}
            links={links}
            level={level === 2 ? 3 : 4}
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
              <AvoidList avoid={avoid} />
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
        {part(`${prefix}related`, "Related", <RelatedLinks operation={operation} links={links} />)}
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
