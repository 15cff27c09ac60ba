import { Fragment } from "react";
import { schemaGuides } from "../../pages/relatedGuides.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { DirectLink, Heading } from "../../ui/Heading.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { Operation, Response, Shape } from "../model/types.ts";
import { Blocks, Inlines } from "./Blocks.tsx";
import { DetailRow } from "./DetailRow.tsx";
import { ContentFields, FieldList } from "./FieldList.tsx";
import { leadSentence } from "./leadSentence.ts";
import styles from "./OperationParts.module.css";
import type { OriginalOf } from "./repeatedFields.ts";
import { ScenarioList } from "./ScenarioList.tsx";

type Props = {
  operation: Operation;
  originalOf: OriginalOf;
  /** The level of their headings: 3 on the page of the operation, where the objects of the first are open. */
  level: 3 | 4;
};

/** The responses by status: what they mean, their fields, then folded what fewer readers need. The first is open. */
export function ResponseParts({ level, ...rest }: Props) {
  return rest.operation.responses.map((response, index) => {
    const { status, title, anchor, description } = response;
    const lead = leadSentence(description);
    const badge = <StatusBadge status={status}>{title}</StatusBadge>;
    const Tag = `h${level}` as const;
    if (index === 0) {
      return (
        <section key={status} className={styles.part}>
          <Heading level={level} id={anchor}>
            {badge}
          </Heading>
          <Blocks blocks={description} />
          <ResponseDetail {...rest} response={response} openLevels={level === 3 ? 1 : 0} />
        </section>
      );
    }
    return (
      <DetailRow
        key={status}
        head={<Tag id={anchor}>{badge}</Tag>}
        link={<DirectLink id={anchor}>{badge}</DirectLink>}
        lead={<Inlines inlines={lead.lead} />}
      >
        <Blocks blocks={lead.rest} />
        <ResponseDetail {...rest} response={response} openLevels={0} />
      </DetailRow>
    );
  });
}

type DetailProps = Omit<Props, "level"> & { response: Response; openLevels: number };

function ResponseDetail({ operation, response, openLevels, originalOf }: DetailProps) {
  const context = { side: "response", originalOf } as const;
  const { contents, headers } = response;
  const names = contents.flatMap(({ shape }) => schemaNames(shape));
  const guides = new Set(names.flatMap((name) => schemaGuides[name] ?? []));
  const [main] = operation.scenarios;
  // The main one is with its request.
  const example = main?.response.status === response.status ? main : undefined;
  return (
    <>
      {(example !== undefined || guides.size > 0) && (
        <p>
          {example !== undefined && (
            <>
              Example: <a href={`#${example.anchor}`}>{example.title}</a>.
            </>
          )}
          {[...guides].map((path) => (
            <Fragment key={path}>
              {" "}
              For sources and coverage, see <Anchor href={path}>the guide to the fields</Anchor>.
            </Fragment>
          ))}
        </p>
      )}
      <ContentFields contents={contents} context={{ ...context, openLevels }} />
      <ScenarioList operation={operation} response={response} />
      {headers.length > 0 && (
        <Fold look="plain" summary={<span data-proven="">{headers.length} headers</span>}>
          <FieldList fields={headers} context={{ ...context, openLevels: 0 }} />
        </Fold>
      )}
    </>
  );
}

function schemaNames({ schemaName, children, variants }: Shape): string[] {
  return [
    ...(schemaName === null ? [] : [schemaName]),
    ...[...children, ...variants].flatMap(schemaNames),
  ];
}
