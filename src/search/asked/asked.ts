import { fieldsAsked } from "./fieldsAsked.ts";
import { guidesAsked } from "./guidesAsked.ts";
import { otherGuidesAsked } from "./otherGuidesAsked.ts";
import { postcodeGuidesAsked } from "./postcodeGuidesAsked.ts";

/** By address, the phrases that people use for it. */
export const asked = readAsked(
  [guidesAsked, postcodeGuidesAsked, otherGuidesAsked, fieldsAsked].join("\n"),
);

function readAsked(text: string): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  let page = "";
  for (const line of text.split("\n")) {
    const [key = "", phrases] = line.split(" = ");
    if (key.startsWith("/")) page = key;
    if (phrases === undefined) continue;
    const address = key === page ? page : `${page}#${key}`;
    map.set(address, [...(map.get(address) ?? []), ...phrases.split(", ")]);
  }
  return map;
}
