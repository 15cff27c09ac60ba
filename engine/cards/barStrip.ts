import { type Bar, fourStateBars } from "../../src/lib/fourStateBars.ts";
import { CARD, LINE_WIDTH, MARGIN, STRIP, type Tools } from "./layout.ts";

/** A bar that says nothing: sorting machines keep their place by it. */
const TRACKER: Bar = { up: false, down: false };
const WIDEST_PITCH = 14;

type Place = { x: number; y: number; third: number; pitch: number; thickness: number };

/** The path of bars side by side; each is a third, two thirds or the whole of the height. */
export function barsPath(bars: readonly Bar[], { x, y, third, pitch, thickness }: Place): string {
  return bars
    .map(({ up, down }, index) => {
      const top = up ? y : y + third;
      const bottom = y + third * (down ? 3 : 2);
      return `M${x + index * pitch} ${top}h${thickness}V${bottom}h-${thickness}z`;
    })
    .join("");
}

/** The letters and digits of a text in four-state bars; between words there is a single short one. */
export function barsOf(text: string): Bar[] {
  const words = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .filter((word) => word !== "");
  return words.flatMap((word, index) => [
    ...(index > 0 ? [TRACKER] : []),
    ...[...word].flatMap(fourStateBars),
  ]);
}

/** The title as a sorting machine would read it, along the lower edge; before and after it nothing is said. */
export function barStrip(title: string, { colours }: Tools): string {
  const bars = barsOf(title);
  const pitch = Math.max(2, Math.min(WIDEST_PITCH, Math.floor(LINE_WIDTH / bars.length)));
  const before = Math.ceil(MARGIN / pitch);
  const end = MARGIN + bars.length * pitch;
  const place = { y: STRIP.top, third: STRIP.third, pitch, thickness: Math.round(pitch * 0.45) };
  const silence = [
    barsPath(trackers(before), { ...place, x: MARGIN - before * pitch }),
    barsPath(trackers(Math.ceil((CARD.width - end) / pitch)), { ...place, x: end }),
  ];
  return [
    `<path fill="${colours.faint}" d="${silence.join("")}"/>`,
    `<path fill="${colours.accent}" d="${barsPath(bars, { ...place, x: MARGIN })}"/>`,
  ].join("");
}

function trackers(count: number): Bar[] {
  return Array.from({ length: count }, () => TRACKER);
}
