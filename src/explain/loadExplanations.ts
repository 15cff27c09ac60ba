import { loadJson } from "../browser/loadJson.ts";
import { barePath } from "../lib/barePath.ts";
import { withoutBase } from "../lib/basePath.ts";
import { EXPLANATIONS_PATH, type Explanation, type ExplanationFile } from "../lib/explanation.ts";
import { siteAddress } from "../ui/siteAddress.ts";

/** The explanation of what a link leads to, if there is one. */
type Find = (link: HTMLAnchorElement) => Explanation | undefined;

export async function loadExplanations(): Promise<Find> {
  const path = import.meta.env.COPY ? EXPLANATIONS_PATH.replace("json", "js") : EXPLANATIONS_PATH;
  const { explanations, pages } = (await loadJson(siteAddress(path))) as ExplanationFile;
  return ({ pathname, hash }) => {
    const page = barePath(withoutBase(base(), pathname) ?? "");
    return explanations[pages[page]?.[hash.slice(1)] ?? -1];
  };
}

/** The path below which the site is. A copy that needs no server may be in any folder. */
function base(): string {
  if (!import.meta.env.COPY) return import.meta.env.BASE_URL;
  return new URL(document.documentElement.dataset["root"] || ".", location.href).pathname;
}
