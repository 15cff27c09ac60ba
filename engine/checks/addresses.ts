import type { Problem } from "../../src/lib/problem.ts";
import { pageOf } from "../addresses/aliases.ts";
import { type Address, LEDGER_FILE } from "../addresses/ledger.ts";
import type { PageFacts } from "../pageFacts.ts";

/** The loader leads there (src/browser/followMovedPlace.ts). */
function hasPlaceAround(id: string, ids: readonly string[]): boolean {
  return ids.some((around) => id.startsWith(`${around}-`));
}

/** No address that people may have linked to is dropped: each is on its page still, or has an alias there. */
export function checkAddresses(pages: readonly PageFacts[], ledger: readonly Address[]): Problem[] {
  const idsOf = new Map(pages.map(({ page, articleIds }) => [page.path, articleIds]));
  const repeatedOf = new Map(pages.map(({ page, repeatedIds }) => [page.path, repeatedIds]));
  const exists = (address: string) => {
    const [, id] = address.split("#");
    const ids = idsOf.get(pageOf(address));
    return ids !== undefined && (id === undefined || ids.includes(id));
  };
  return ledger.flatMap(({ line, path, id, alias }): Problem[] => {
    const ids = idsOf.get(path);
    const problem = (message: string, fix: string) => [{ file: LEDGER_FILE, line, message, fix }];
    if (ids === undefined) {
      return problem(`the page ${path} has gone.`, "Bring it back: its address is public.");
    }
    if (id === null) return [];
    if (alias?.startsWith("/") && !exists(alias)) {
      return problem(
        `the alias of ${path}#${id} leads to "${alias}", which is not on the site.`,
        "Name a page, or a page and an id, that is.",
      );
    }
    if (alias?.startsWith("/") && !ids.includes(id)) {
      return problem(
        `${path}#${id} leads to ${pageOf(alias)}, but ${path} has no link to it.`,
        "Readers without scripts need one: add it, or lead somewhere else.",
      );
    }
    if (alias !== null && !alias.startsWith("/") && !ids.includes(alias)) {
      return problem(
        `the alias of ${path}#${id} leads to "${alias}", which is not on the page.`,
        "Name an id that is.",
      );
    }
    if (alias !== null && ids.filter((one) => one === id).length > 1) {
      return problem(`${path}#${id} is on the page again.`, `Remove " = ${alias}".`);
    }
    if (ids.includes(id) || (repeatedOf.get(path)?.includes(id) && hasPlaceAround(id, ids)))
      return [];
    return problem(
      `${path}#${id} has gone.`,
      `Keep the id (## Words [#${id}]), or say where its text is now: ${path}#${id} = new-id.`,
    );
  });
}
