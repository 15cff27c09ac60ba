import type { Page } from "@playwright/test";

/** The words of the main part of a page as Chromium tells them to a screen reader: with those, and the numbers, of the style sheet. */
export async function spokenWords(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return node.name?.value ?? "";
    return (node?.childIds ?? []).map(wordsOf).join("");
  };
  const main = nodes.find(({ role }) => role?.value === "main");
  return wordsOf(main?.nodeId ?? "").replace(/\s+/g, " ");
}
