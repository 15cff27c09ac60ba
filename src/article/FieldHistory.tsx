import type { ReactNode } from "react";
import { formatDay } from "../lib/formatDay.ts";
import { fieldHistory } from "../pages/fieldHistory.ts";
import { type FieldPlace, releasePath } from "../pages/releases.ts";
import { schemaGuide } from "../pages/schemaGuide.ts";
import { schemaNamed } from "../reference/model/find.ts";
import { Inlines } from "../reference/views/Blocks.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { NameLink } from "../ui/NameLink.tsx";
import styles from "./FieldHistory.module.css";
import { useSite } from "./SiteContext.ts";

/** When the fields of a schema came and changed, the newest first: a list, drawn as a line with marks. */
export function FieldHistory({ schema }: { schema: string }) {
  const { reference, releases } = useSite();
  const { children } = schemaNamed(reference, schema);
  const history = fieldHistory(children, schemaGuide(schema), releases);
  return (
    <ol className={styles.history}>
      <li>
        <Anchor href={releasePath(reference.version)}>{reference.version}</Anchor> described here
        <Names mark="Deprecated" places={history.deprecated} />
        <Names mark="Legacy" places={history.legacy} />
      </li>
      {history.releases.map(({ version, date, change, added }) => (
        <li key={version}>
          <Anchor href={releasePath(version)}>{version}</Anchor>{" "}
          <time dateTime={date}>{formatDay(date)}</time>
          {change !== null && (
            <Mark mark="Changed">
              <Inlines inlines={change} />
            </Mark>
          )}
          <Names mark="New" places={added} />
        </li>
      ))}
    </ol>
  );
}

type MarkProps = { mark: "New" | "Changed" | "Deprecated" | "Legacy"; children: ReactNode };

function Mark({ mark, children }: MarkProps) {
  return (
    <p data-mark={mark}>
      <small>{mark}</small> {children}
    </p>
  );
}

type NamesProps = Pick<MarkProps, "mark"> & { places: readonly FieldPlace[] };

function Names({ mark, places }: NamesProps) {
  if (places.length === 0) return null;
  return (
    <Mark mark={mark}>
      {places.map(({ path, href }, index) => [
        index > 0 && ", ",
        <NameLink key={href} href={href} name={path} />,
      ])}
    </Mark>
  );
}
