import { stringify } from "yaml";
import type { Contract } from "./contract.ts";
import { itemsAt } from "./operations.ts";
import { isRecord, valueAt } from "./pointer.ts";

/**
 * The two forms of the contract that stand at the root of the site. Those who host the API themselves
 * build the site with an address of their own.
 */
export function publish(contract: Contract, serverUrl?: string): { json: string; yaml: string } {
  const document = withoutRefusedBodies(withServer(contract.document, serverUrl));
  return {
    json: `${JSON.stringify(document, null, 2)}\n`,
    // Aliases would save bytes, but some importers cannot read them.
    yaml: stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 }),
  };
}

function withServer(document: unknown, url: string | undefined): unknown {
  const [server] = itemsAt(document, "/servers");
  if (url === undefined || !isRecord(document) || valueAt(server, "/url") === url) return document;
  return { ...document, servers: [{ url, description: "The server these pages are made for" }] };
}

/**
 * Request bodies that the server refuses belong to no operation's examples, only to scenarios.
 * As components nothing would refer to them, which strict importers reject, so they move to a key of
 * their own.
 */
function withoutRefusedBodies(document: unknown): unknown {
  if (!isRecord(document) || !isRecord(document["components"])) return document;
  const { components, ...rest } = document;
  if (!isRecord(components) || !isRecord(components["examples"])) return document;
  const used = JSON.stringify(document);
  const kept: [string, unknown][] = [];
  const refused: [string, unknown][] = [];
  for (const entry of Object.entries(components["examples"])) {
    (used.includes(`"#/components/examples/${entry[0]}"`) ? kept : refused).push(entry);
  }
  return {
    ...rest,
    components: { ...components, examples: Object.fromEntries(kept) },
    "x-refused-bodies": Object.fromEntries(refused),
  };
}
