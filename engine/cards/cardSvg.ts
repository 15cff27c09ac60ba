import { LOGO_RADIUS, LOGO_SIZE, logoBars } from "../../src/lib/logoShape.ts";
import { barStrip } from "./barStrip.ts";
import type { CardContent } from "./cardContent.ts";
import { descriptionBlock } from "./descriptionBlock.ts";
import { type Block, CARD, MARGIN, ROOM, type Tools } from "./layout.ts";
import { operationsBlock } from "./operationsBlock.ts";
import { postcodeTiles } from "./postcodeTiles.ts";
import { svgText } from "./svgText.ts";
import { titleBlock } from "./titleBlock.ts";

const LOGO = 56;
const BETWEEN = 44;

/** The drawing of a card: whose page it is above, the title and what it is about, the title in bars below. */
export function cardSvg(content: CardContent, tools: Tools): string {
  const { colours } = tools;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${colours.ground}"/>`,
    header(content, tools),
    ...middle(content, tools),
    content.body.kind === "postcode"
      ? postcodeTiles(content.body, tools)
      : barStrip(content.title, tools),
    "</svg>",
  ].join("");
}

function header({ siteName, section }: CardContent, { fonts, colours }: Tools): string {
  const baseline = 100;
  const scale = LOGO / LOGO_SIZE;
  return [
    `<g transform="translate(${MARGIN} 60) scale(${scale})">`,
    `<rect width="${LOGO_SIZE}" height="${LOGO_SIZE}" rx="${LOGO_RADIUS}" fill="${colours.tile}"/>`,
    `<path d="${logoBars}" fill="${colours.onTile}"/></g>`,
    svgText(fonts.title, { x: MARGIN + LOGO + 20, y: baseline, size: 36 }, [
      { text: siteName, fill: colours.text },
    ]),
    section === null
      ? ""
      : svgText(fonts.label, { x: CARD.width - MARGIN, y: baseline, size: 30, anchor: "end" }, [
          { text: section, fill: colours.accent },
        ]),
  ].join("");
}

/** Title and body, one below the other in the middle of their room. */
function middle({ title, body }: CardContent, tools: Tools): string[] {
  const heading = titleBlock(title, tools);
  const room = ROOM.bottom - ROOM.top;
  const left = room - heading.height - BETWEEN;
  const blocks: Block[] =
    body.kind === "operations"
      ? [heading, operationsBlock(body.operations, left, tools)]
      : body.kind === "description"
        ? [heading, descriptionBlock(body.text, tools)]
        : [heading];
  const height = blocks.reduce((sum, block) => sum + block.height, BETWEEN * (blocks.length - 1));
  let y = body.kind === "postcode" ? ROOM.top + 20 : ROOM.top + (room - height) / 2;
  return blocks.map((block) => {
    const drawn = block.draw(y);
    y += block.height + BETWEEN;
    return drawn;
  });
}
