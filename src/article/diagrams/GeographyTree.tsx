import { schemaNamed } from "../../reference/model/find.ts";
import { nationNames } from "../../reference/model/types.ts";
import { useReference } from "../SiteContext.ts";
import { Diagram } from "./Diagram.tsx";
import styles from "./GeographyTree.module.css";
import { disagreements, type Geography, nationTrees } from "./geographies.ts";

const FAMILIES = ["administrative", "electoral", "health", "census"] as const;

/** The same postcode, five trees: what contains it in each nation, and in which field. */
export function GeographyTree() {
  const { children } = schemaNamed(useReference(), "Postcode");
  const problems = disagreements(
    nationTrees,
    (field) => children.find(({ name }) => name === field)?.coverage ?? null,
  );
  if (problems.length > 0) {
    throw new Error(
      `src/article/diagrams/geographies.ts and the coverage in openapi/schemas/Postcode.yaml disagree: ${problems.join(" ")}`,
    );
  }
  return (
    <Diagram
      caption={
        <>
          The areas of a postcode, largest first, with the field that names each. Areas that cut
          across these are left out: travel to work and built-up areas, national parks, cancer
          alliances and enterprise partnerships.
        </>
      }
    >
      <ul className={styles.legend} aria-label="Kinds of area">
        {FAMILIES.map((family) => (
          <li key={family} data-family={family}>
            {family}
          </li>
        ))}
        <li data-presence="some">in parts only, or a placeholder</li>
      </ul>
      <div className={styles.nations}>
        {nationTrees.map(({ nation, areas }) => (
          <div key={nation} className={styles.nation}>
            <p>
              {nationNames[nation]} <code>country</code>
            </p>
            <Branches areas={areas} />
          </div>
        ))}
      </div>
    </Diagram>
  );
}

function Branches({ areas }: { areas: readonly Geography[] }) {
  return (
    <ul>
      {areas.map(({ name, field, family, presence, parts }) => (
        <li key={field} data-family={family} data-presence={presence}>
          {name} <code>{field}</code>
          {parts !== undefined && <Branches areas={parts} />}
        </li>
      ))}
    </ul>
  );
}
