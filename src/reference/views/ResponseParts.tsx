import { Anchor } from "../../ui/Anchor.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { Operation, Response, Shape } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { ContentFields } from "./ContentFields.tsx";
import { FieldList } from "./FieldList.tsx";
import { here, type ReferenceLinks } from "./links.ts";
import styles from "./ResponseParts.module.css";
import { ScenarioList } from "./ScenarioList.tsx";

type Props = {
  operation: Operation;
  links: ReferenceLinks;
  level: 3 | 4;
  openLevels: number;
};

/** The answers by status: what they mean, examples by scenario, fields, headers. */
export function ResponseParts({ operation, links, level, openLevels }: Props) {
  return operation.responses.map((response) => (
    <section key={response.status} className={styles.response}>
      <Heading level={level} id={response.anchor}>
        <StatusBadge status={response.status}>{response.title}</StatusBadge>
      </Heading>
      <Blocks blocks={response.description} />
      <ScenarioList operation={operation} response={response} />
      {response.contents.map((content, index) => (
        <ContentFields
          key={content.contentTypes.join()}
          content={content}
          isMain={index === 0}
          side="response"
          openLevels={response.status === 200 ? openLevels : 0}
        />
      ))}
      <SchemaGuides response={response} links={links} />
      {response.headers.length > 0 && (
        <Fold look="plain" summary={`${response.headers.length} headers`}>
          <FieldList
            look="columns"
            fields={response.headers}
            context={{ addressOf: here, side: "response", openLevels: 0 }}
          />
        </Fold>
      )}
    </section>
  ));
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
