import type { Contract } from "../contract/contract.ts";
import { publish } from "../contract/publish.ts";
import type { Renderer } from "../renderer.ts";
import type { OutputFile } from "../writeDist.ts";

type Sources = Pick<Renderer, "site" | "base" | "apiBaseUrl">;

/** The contract as readers download it, made for where this site and its API stand. */
export function contractFiles(
  { site, base, apiBaseUrl }: Sources,
  contract: Contract,
): OutputFile[] {
  const { json, yaml } = publish(contract, { serverUrl: apiBaseUrl, siteUrl: site.origin + base });
  return [
    { fileName: "openapi.json", content: json },
    { fileName: "openapi.yaml", content: yaml },
  ];
}
