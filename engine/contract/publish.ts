import { dump } from "js-yaml";
import { isRecord } from "../../src/lib/isRecord.ts";
import { valueAt } from "../../src/lib/pointer.ts";
import type { Contract } from "./contract.ts";

/** What depends on the addresses of the site and the API. */
export type PublishOptions = {
  /** The address of the API; those who host it themselves build the site with their own. */
  serverUrl?: string;
  /** The address of the site, before which paths such as /docs/overview are put. */
  siteUrl?: string;
};

/** The contract as other tools get it: the value, and its two forms at the root of the site. */
export function publish(
  contract: Contract,
  { serverUrl, siteUrl = "https://postcodes.io" }: PublishOptions = {},
): { document: unknown; json: string; yaml: string } {
  const ours = withoutRefusedBodies(withServer(contract.document, serverUrl));
  const document = withAbsoluteLinks(ours, siteUrl.replace(/\/$/, ""));
  return {
    document,
    json: `${JSON.stringify(document, null, 2)}\n`,
    // Made when it is read: it is slow, and the lint needs only the JSON.
    get yaml() {
      // Aliases would save bytes, but some importers cannot read them.
      return dump(document, { noRefs: true, lineWidth: 100 });
    },
  };
}

/** Descriptions are read in other tools as well, where a path of this site leads nowhere. */
function withAbsoluteLinks(value: unknown, siteUrl: string): unknown {
  if (typeof value === "string") return value.replaceAll("](/", `](${siteUrl}/`);
  if (Array.isArray(value)) return value.map((item) => withAbsoluteLinks(item, siteUrl));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withAbsoluteLinks(child, siteUrl)]),
  );
}

function withServer(document: unknown, url: string | undefined): unknown {
  if (url === undefined || !isRecord(document)) return document;
  if (valueAt(document, "/servers/0/url") === url) return document;
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
