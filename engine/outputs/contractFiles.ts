import { downloads } from "../../src/pages/downloads.ts";
import { publish } from "../contract/publish.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";
import { httpFile } from "./downloads/httpFile.ts";
import { jsonSchemas } from "./downloads/jsonSchemas.ts";
import { postmanCollection } from "./downloads/postmanCollection.ts";
import { typeDeclarations } from "./downloads/typeDeclarations.ts";

/** The contract, and what is made from it for other tools, with the addresses of this site and its API. */
export function contractFiles(site: LoadedSite): OutputFile[] {
  const { settings, base, apiBaseUrl, contract, reference } = site;
  const siteUrl = (settings.origin + base).replace(/\/$/, "");
  const { document, json, yaml } = publish(contract, { serverUrl: apiBaseUrl, siteUrl });
  const source = { document, reference, apiBaseUrl };
  const file = (path: string, content: string) => ({ fileName: path.slice(1), content });
  return [
    file(downloads.openapiJson, json),
    file(downloads.openapiYaml, yaml),
    file(downloads.postman, indented(postmanCollection(source))),
    file(downloads.http, httpFile(source)),
    file(downloads.schema, indented(jsonSchemas(source, siteUrl + downloads.schema))),
    file(downloads.types, typeDeclarations(source)),
  ];
}

function indented(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
