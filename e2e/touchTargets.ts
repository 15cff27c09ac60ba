import type { Locator } from "@playwright/test";

const FINGER = 44;

/** Whether a control shows words: a screen reader's do not make it wider. */
export function showsWords(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isSeen =
        parentElement?.closest(".visually-hidden") === null && parentElement.checkVisibility();
      if (isSeen && textContent?.trim()) return true;
    }
    return false;
  });
}

/** The names of controls that are lower than a finger is wide or, if they show no words, narrower. */
export async function tooSmall(controls: Locator): Promise<string[]> {
  const visible = (await controls.all()).map(async (control) => {
    const box = await control.boundingBox();
    if (box === null) return [];
    const name = (await control.getAttribute("aria-label")) ?? (await control.innerText());
    const side = (await showsWords(control)) ? box.height : Math.min(box.width, box.height);
    return side < FINGER - 0.5 ? [`${name.trim()}: ${box.width} × ${box.height}`] : [];
  });
  return (await Promise.all(visible)).flat();
}
