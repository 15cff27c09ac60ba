import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { attribute, elementsOf, type HtmlElement } from "../html.ts";
import { LEDGER_FILE, parseLedger } from "./ledger.ts";

/** The addresses of an article: its page, and each id that a link may name. */
export function addressesOf(path: string, html: string): string[] {
  const ids = elementsOf(html)
    .filter((element) => !isForAssistiveTechnology(element))
    .flatMap((element) => attribute(element, "id") ?? []);
  return [path, ...ids.map((id) => `${path}#${id}`)];
}

/** Tabs and the titles of drawings have ids only so that other attributes can refer to them. */
function isForAssistiveTechnology(element: HtmlElement): boolean {
  return (
    /^tab(?:panel)?$/.test(attribute(element, "role") ?? "") ||
    element.namespaceURI.endsWith("/svg")
  );
}

/** The ledger with the addresses it does not have yet, each page's together. What it has stays. */
export function extendedLedger(text: string, addresses: readonly string[]): string {
  const known = new Set(parseLedger(text).map(({ path, id }) => (id ? `${path}#${id}` : path)));
  const lines = text.trimEnd().split("\n");
  for (const address of addresses.filter((candidate) => !known.has(candidate))) {
    const [path = ""] = address.split("#");
    const last = lines.findLastIndex((line) => line === path || line.startsWith(`${path}#`));
    lines.splice(last < 0 ? lines.length : last + 1, 0, address);
  }
  return `${lines.join("\n")}\n`;
}

/** Adds what this build publishes to the ledger. Returns how many addresses are new. */
export function recordAddresses(root: string, addresses: readonly string[]): number {
  const file = join(root, LEDGER_FILE);
  const text = readFileSync(file, "utf8");
  const extended = extendedLedger(text, addresses);
  writeFileSync(file, extended);
  return extended.split("\n").length - text.split("\n").length;
}
