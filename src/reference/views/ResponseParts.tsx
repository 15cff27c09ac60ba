import { Anchor } from "../../ui/Anchor.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { DirectLink, Heading } from "../../ui/Heading.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { Operation, Response, Shape } from "../model/types.ts";
import { Blocks, Inlines } from "./Blocks.tsx";
import { ContentFields } from "./ContentFields.tsx";
import { DetailRow } from "./DetailRow.tsx";
import { FieldList } from "./FieldList.tsx";
import { leadSentence } from "./leadSentence.ts";
import { here, type ReferenceLinks } from "./links.ts";
import styles from "./ResponseParts.module.css";
import { type OriginalOf, originalsIn } from "./repeatedFields.ts";
import { ScenarioList } from "./ScenarioList.tsx";

type Props = {
  operation: Operation;
  links: ReferenceLinks;
  level: 3 | 4;
  openLevels: number;
};

/** The responses by status: what they mean, examples by scenario, fields, headers. The first is open. */
export function ResponseParts({ operation, links, level, openLevels }: Props) {
  const originalOf = originalsIn(operation);
  return operation.responses.map((response, index) => {
    const { lead, rest } = leadSentence(response.description);
    const badge = <StatusBadge status={response.status}>{response.title}</StatusBadge>;
    const Tag = `h${level}` as const;
    const parts = { operation, response, links, originalOf };
    if (index === 0) {
      return (
        <section key={response.status} className={styles.response}>
          <Heading level={level} id={response.anchor}>
            {badge}
          </Heading>
          <Blocks blocks={response.description} />
          <ResponseDetail {...parts} openLevels={openLevels} />
        </section>
      );
    }
    return (
      <DetailRow
        key={response.status}
        href={null}
        head={<Tag id={response.anchor}>{badge}</Tag>}
        link={<DirectLink id={response.anchor}>{badge}</DirectLink>}
        lead={<Inlines inlines={lead} />}
      >
        <Blocks blocks={rest} />
        <ResponseDetail {...parts} openLevels={0} />
      </DetailRow>
    );
  });
}

type DetailProps = Omit<Props, "level"> & { response: Response; originalOf: OriginalOf };

function ResponseDetail({ operation, response, links, openLevels, originalOf }: DetailProps) {
  const context = { addressOf: here, side: "response", originalOf } as const;
  return (
    <>
      <ScenarioList operation={operation} response={response} />
      {response.contents.map((content, index) => (
        <ContentFields
          key={content.contentTypes.join()}
          content={content}
          isMain={index === 0}
          context={{ ...context, openLevels }}
        />
      ))}
      <SchemaGuides response={response} links={links} />
      {response.headers.length > 0 && (
        <Fold look="plain" summary={<span data-proven="">{response.headers.length} headers</span>}>
          <FieldList fields={response.headers} context={{ ...context, openLevels: 0 }} />
        </Fold>
      )}
    </>
  );
}

/** Where the records of this answer are explained field by field. */
function SchemaGuides({ response, links }: { response: Response; links: ReferenceLinks }) {
  const names = response.contents.flatMap(({ shape }) => schemaNames(shape));
  const guides = [...new Set(names.flatMap((name) => links.schema(name) ?? []))];
  return guides.map((path) => (
    <p key={path}>
      Where each field comes from and where it is filled:{" "}
      <Anchor href={path}>the guide to its fields</Anchor>.
    </p>
  ));
}

function schemaNames({ schemaName, children, variants }: Shape): string[] {
  return [
    ...(schemaName === null ? [] : [schemaName]),
    ...[...children, ...variants].flatMap(schemaNames),
  ];
}
