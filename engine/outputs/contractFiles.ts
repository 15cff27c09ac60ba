import { publish } from "../contract/publish.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";

/** The contract as readers download it, with the addresses of this site and its API. */
export function contractFiles({ settings, base, apiBaseUrl, contract }: LoadedSite): OutputFile[] {
  const siteUrl = settings.origin + base;
  const { json, yaml } = publish(contract, { serverUrl: apiBaseUrl, siteUrl });
  return [
    { fileName: "openapi.json", content: json },
    { fileName: "openapi.yaml", content: yaml },
  ];
}
