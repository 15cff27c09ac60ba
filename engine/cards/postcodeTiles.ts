import { fourStateBars } from "../../src/lib/fourStateBars.ts";
import { barsPath } from "./barStrip.ts";
import { CARD, LINE_WIDTH, MARGIN, type Tools } from "./layout.ts";
import { svgText } from "./svgText.ts";

const GAP = 12;
const HEIGHT = 168;
const BORDER = 4;
/** The space between the halves, in tiles. */
const SPACE = 0.5;

/** The postcode of the home page, taken apart as there: the outward half is filled, the inward half open. */
export function postcodeTiles(
  { outcode, incode }: { outcode: string; incode: string },
  tools: Tools,
): string {
  const count = outcode.length + incode.length;
  const width = Math.floor((LINE_WIDTH - count * GAP) / (count + SPACE));
  const top = CARD.height - MARGIN - HEIGHT;
  return [...outcode, ...incode]
    .map((character, index) => {
      const isInward = index >= outcode.length;
      const shift = index * (width + GAP) + (isInward ? Math.round(width * SPACE) + GAP : 0);
      return tile(character, { x: MARGIN + shift, y: top, width }, isInward, tools);
    })
    .join("");
}

function tile(
  character: string,
  { x, y, width }: { x: number; y: number; width: number },
  isOpen: boolean,
  { fonts, colours }: Tools,
): string {
  const fill = isOpen ? colours.accent : colours.onTile;
  const half = BORDER / 2;
  const pitch = 14;
  const left = Math.round(x + (width - 3 * pitch - 6) / 2);
  const path = barsPath(fourStateBars(character), {
    x: left,
    y: y + 112,
    third: 13,
    pitch,
    thickness: 6,
  });
  return [
    `<rect x="${x + half}" y="${y + half}" width="${width - BORDER}" height="${HEIGHT - BORDER}" rx="14" fill="${isOpen ? colours.ground : colours.tile}" stroke="${colours.tile}" stroke-width="${BORDER}"/>`,
    svgText(fonts.code, { x: x + width / 2, y: y + 92, size: 92, anchor: "middle" }, [
      { text: character, fill },
    ]),
    `<path fill="${fill}" d="${path}"/>`,
  ].join("");
}
