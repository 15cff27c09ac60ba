import { formatDay } from "../lib/formatDay.ts";
import { newFields, releaseAnchor, releasePath } from "../pages/releases.ts";
import { linksIn, type Release } from "../reference/model/releases.ts";
import { Inlines } from "../reference/views/Blocks.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { StackedTable } from "../ui/StackedTable.tsx";
import { useSite } from "./SiteContext.ts";

type Props = {
  /** Only releases whose sentence leads to this page, each with a link to its place in the whole history. */
  about?: string;
};

/** The history of releases, the newest first. */
export function Releases({ about }: Props) {
  const { releases } = useSite();
  const shown = releases.filter(
    ({ text }) =>
      about === undefined || linksIn(text).some((href) => href.replace(/#.*/, "") === about),
  );
  if (shown.length === 0) throw new Error(`No release in openapi/releases.yaml links to ${about}.`);
  return (
    <StackedTable label="Releases" columns={["Release", "Date", "Change"]}>
      {shown.map((release) => (
        <tr
          key={release.version}
          id={about === undefined ? releaseAnchor(release.version) : undefined}
        >
          <th scope="row">
            {about === undefined ? (
              release.version
            ) : (
              <Anchor href={releasePath(release.version)}>{release.version}</Anchor>
            )}
          </th>
          <td>
            {/* On one line, in a column as narrow as it can be. */}
            <time dateTime={release.date}>{formatDay(release.date).replaceAll(" ", "\u00a0")}</time>
          </td>
          <td>
            <Change release={release} hasFields={about === undefined} />
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

function Change({ release, hasFields }: { release: Release; hasFields: boolean }) {
  const { text, isBreaking, audience, version } = release;
  const added = newFields(useSite().reference, version);
  // A code has the name of its area.
  const fields = hasFields ? added.filter(({ path }) => !path.includes(".")) : [];
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
