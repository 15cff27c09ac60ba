import type { Problem } from "../../src/lib/problem.ts";
import { type Address, LEDGER_FILE } from "../addresses/ledger.ts";
import type { PageFacts } from "../pageFacts.ts";

/** No address that people may have linked to is dropped: each is on its page still, or has an alias there. */
export function checkAddresses(pages: readonly PageFacts[], ledger: readonly Address[]): Problem[] {
  const idsOf = new Map(pages.map(({ page, articleIds }) => [page.path, articleIds]));
  return ledger.flatMap(({ line, path, id, alias }): Problem[] => {
    const ids = idsOf.get(path);
    const problem = (message: string, fix: string) => [{ file: LEDGER_FILE, line, message, fix }];
    if (ids === undefined) {
      return problem(`the page ${path} has gone.`, "Bring it back: its address is public.");
    }
    if (id === null) return [];
    if (alias !== null && !ids.includes(alias)) {
      return problem(
        `the alias of ${path}#${id} leads to "${alias}", which is not on the page.`,
        "Name an id that is.",
      );
    }
    if (alias !== null && ids.filter((one) => one === id).length > 1) {
      return problem(`${path}#${id} is on the page again.`, `Remove " = ${alias}".`);
    }
    if (ids.includes(id)) return [];
    return problem(
      `${path}#${id} has gone.`,
      `Keep the id (## Words [#${id}]), or say where its text is now: ${path}#${id} = new-id.`,
    );
  });
}
