import { formatDay } from "../lib/formatDay.ts";
import { newFields, releaseAnchor } from "../pages/releases.ts";
import type { Release } from "../reference/model/releases.ts";
import { Inlines } from "../reference/views/Blocks.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { StackedTable } from "../ui/StackedTable.tsx";
import { useSite } from "./SiteContext.ts";

/** The history of releases, the newest first. */
export function Releases() {
  return (
    <StackedTable label="Releases" columns={["Release", "Date", "Change"]}>
      {useSite().releases.map((release) => (
        <tr key={release.version} id={releaseAnchor(release.version)}>
          <th scope="row">{release.version}</th>
          <td>
            {/* On one line, in a column as narrow as it can be. */}
            <time dateTime={release.date}>{formatDay(release.date).replaceAll(" ", "\u00a0")}</time>
          </td>
          <td>
            <Change release={release} />
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

function Change({ release }: { release: Release }) {
  const { text, isBreaking, audience, version } = release;
  // A code has the name of its area.
  const fields = newFields(useSite().reference, version).filter(({ path }) => !path.includes("."));
  return (
    <>
      {isBreaking && <strong>Breaking{audience === "everyone" ? "" : ` for ${audience}`}: </strong>}
      <Inlines inlines={text} />
      {fields.length > 0 && " New: "}
      {fields.map(({ path, href }, index) => [
        index > 0 && ", ",
        <Anchor key={href} href={href}>
          <code>{path}</code>
        </Anchor>,
      ])}
      {fields.length > 0 && "."}
    </>
  );
}
