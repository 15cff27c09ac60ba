import type { Frame } from "@playwright/test";

/**
 * Links and controls that are too small and too near to others to be hit: WCAG 2.2, success criterion 2.5.8. What is part of
 * a line of text is free.
 */
export function crowdedTargets(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const SIDE = 24;
    const isTarget = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isScrolledAway(element);
    const isScrolledAway = (element: HTMLElement) => {
      const { top, left } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === "visible") continue;
        const window = box.getBoundingClientRect();
        if (top < window.top || top > window.bottom || left > window.right) return true;
      }
      return false;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, input, select",
    );
    const targets = [...controls].filter(isTarget).map((element) => {
      const box = element.getBoundingClientRect();
      const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      return { element, box, centre, lines: [...element.getClientRects()] };
    });
    const isInText = (element: HTMLElement) => {
      if (!getComputedStyle(element).display.startsWith("inline")) return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith("inline"))
        block = block.parentElement;
      const words = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { textContent, parentElement } = words.currentNode;
        if (textContent?.trim() && !parentElement?.closest("a, button, summary")) return true;
      }
      return false;
    };
    type Target = (typeof targets)[number];
    const isSmall = ({ box }: Target) => box.width < SIDE || box.height < SIDE;
    const small = targets.filter((target) => isSmall(target) && !isInText(target.element));
    const distance = ({ x, y }: Target["centre"], { left, right, top, bottom }: DOMRect) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const isNear = (target: Target, other: Target) =>
      small.includes(other)
        ? Math.hypot(target.centre.x - other.centre.x, target.centre.y - other.centre.y) < SIDE
        : other.lines.some((line) => distance(target.centre, line) < SIDE / 2);
    const holds = (one: Target, other: Target) =>
      one.element.contains(other.element) || other.element.contains(one.element);
    return small.flatMap((target) => {
      const near = targets.find((other) => !holds(target, other) && isNear(target, other));
      const words = (found: Target) => found.element.outerHTML.slice(0, 120);
      return near ? [`${words(target)} is near ${words(near)}`] : [];
    });
  });
}
