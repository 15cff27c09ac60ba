import { useEffect, useState } from "react";
import { addressedElement } from "../browser/addressedElement.ts";
import type { TocItem } from "../navigation/pageData.ts";

/** The id of the section in view: the one just jumped to, or else of the last heading that has passed the line. */
export function useActiveHeading(toc: readonly TocItem[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    if (toc.length === 0) return;
    const headings = toc
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    let last = -1;
    const update = () => {
      // The page has just been left.
      if (!headings.some(({ isConnected }) => isConnected)) return;
      const line = lineOf(window.innerHeight, window.scrollY, document.body.scrollHeight);
      const hasPassed = (heading: Element | undefined) =>
        heading !== undefined && heading.getBoundingClientRect().top < line;
      // Only its neighbours: others may be in parts that are not laid out yet, and to measure them would do that.
      while (hasPassed(headings[last + 1])) last += 1;
      while (last >= 0 && !hasPassed(headings[last])) last -= 1;
      const named = addressedElement();
      const jumped = named ? headings.indexOf(named) : -1;
      if (isWhereJumpEnds(headings[jumped])) last = jumped;
      setActive(headings[last]?.id ?? null);
    };
    const observer = new IntersectionObserver(update, { rootMargin: "0px 0px -75% 0px" });
    for (const heading of headings) observer.observe(heading);
    // Parts that are laid out late change where headings are, and where the page ends.
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    window.addEventListener("scrollend", update);
    window.addEventListener("hashchange", update);
    return () => {
      observer.disconnect();
      sizes.disconnect();
      window.removeEventListener("scrollend", update);
      window.removeEventListener("hashchange", update);
    };
  }, [toc]);
  return active;
}

/** Whether a heading is at the top, or as near as the end of the page lets it come. A short section follows below, maybe above the line. */
function isWhereJumpEnds(heading: Element | undefined): boolean {
  if (heading === undefined) return false;
  const root = document.documentElement;
  const fromPlace =
    heading.getBoundingClientRect().top -
    Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart);
  const left = root.scrollHeight - window.innerHeight - window.scrollY;
  return Math.abs(fromPlace) < NEAR || (left < NEAR && fromPlace > 0);
}

/** Positions are rounded, in px. */
const NEAR = 2;

/** Further down than a jump takes a heading, in px. */
const BELOW_BARS = 96;

/**
 * A quarter down the window, or below the bars of a low one. Towards the end of the page it moves down to the window's end, so that each of the last
 * headings, which cannot reach the top, has its turn.
 */
export function lineOf(windowHeight: number, top: number, pageHeight: number): number {
  const furthest = pageHeight - windowHeight;
  const lastStretch = Math.min(windowHeight * 0.75, furthest);
  const left = furthest - top;
  const share = lastStretch > 0 ? Math.max(0, 1 - left / lastStretch) : 0;
  const line = Math.max(windowHeight * 0.25, BELOW_BARS);
  return line + (windowHeight - line) * share;
}

/** The id of the section of level 2 that a heading belongs to. */
export function sectionOf(toc: readonly TocItem[], heading: string | null): string | null {
  const upToHere = toc.slice(0, toc.findIndex(({ id }) => id === heading) + 1);
  return upToHere.findLast(({ level }) => level === 2)?.id ?? null;
}
