import { exampleValue, textAt } from "../../lib/exampleValue.ts";
import { operationNamed, scenarioNamed, schemaNamed } from "../../reference/model/find.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { NameLink } from "../../ui/NameLink.tsx";
import { useReference } from "../SiteContext.ts";
import { type Area, areasOf } from "./areasOf.ts";
import { Diagram } from "./Diagram.tsx";
import styles from "./PostcodeAreas.module.css";

/** The areas of one postcode as boxes in boxes, from the nation to the output area. The lists say it without the boxes. */
export function PostcodeAreas() {
  const reference = useReference();
  const { response } = scenarioNamed(operationNamed(reference, "lookupPostcode"), "found");
  const postcode = exampleValue(response.example.value, "result");
  const { areas, absent } = areasOf(postcode, schemaNamed(reference, "Postcode").children);
  return (
    <Diagram
      caption={
        <>
          The areas that {textAt(postcode, "postcode")} is in, with field and code. Each box is
          inside the one around it; boxes side by side overlap.
          {absent.length > 0 && [" ", <code key="">null</code>, " here: "]}
          {absent.map(({ field, href }, index) => [
            index > 0 && ", ",
            <Anchor key={field} href={href}>
              <code>{field}</code>
            </Anchor>,
          ])}
          {absent.length > 0 && "."} Areas that cut across these are left out, such as travel to
          work areas.
        </>
      }
    >
      <Boxes areas={areas} />
    </Diagram>
  );
}

type Props = {
  areas: readonly Area[];
  /** The family of the box around them, which need not be said again. */
  around?: Area["family"];
};

function Boxes({ areas, around }: Props) {
  return (
    <ul className={around === undefined ? styles.areas : undefined} data-proven="">
      {areas.map(({ kind, family, field, href, name, code, parts }) => (
        <li key={field} data-family={family}>
          {family !== around && <small>{family}</small>} {kind} <b>{name}</b>{" "}
          <NameLink href={href} name={field} /> {code !== null && <code>{code}</code>}
          {parts.length > 0 && <Boxes areas={parts} around={family} />}
        </li>
      ))}
    </ul>
  );
}
