import { loadJsonOnce } from "../../browser/loadJson.ts";
import { trustedHtml } from "../../browser/trusted.ts";
import { withoutBase } from "../../lib/basePath.ts";
import { copyAddress } from "../../lib/copyAddress.ts";
import { keepInPlace } from "./keepInPlace.ts";

/** What differs between the responses of two nations. */
const PARTS = ["figcaption", "code", "p"];

/**
 * Shows the response of the chosen nation, from a file. Returns the function that does so in a new article, where a
 * nation may have been chosen before the shell came.
 */
export function enhanceNations(): () => void {
  document.addEventListener("change", ({ target }) => {
    const response = target instanceof Element ? target.closest("[data-sample-nations]") : null;
    if (response instanceof HTMLElement) void showChosen(response);
  });
  return () => {
    for (const response of document.querySelectorAll<HTMLElement>("[data-sample-nations]")) {
      void showChosen(response);
    }
  };
}

async function showChosen(response: HTMLElement) {
  const radios = [...response.querySelectorAll("input")];
  const chosen = radios.find(({ checked }) => checked);
  const shown = radios.find(({ value }) => value === response.dataset["shown"]) ?? radios[0];
  if (chosen === undefined || chosen === shown) return;
  try {
    const address = response.dataset["sampleNations"] ?? "";
    const file = (await loadJsonOnce(address)) as Record<string, string>;
    if (!chosen.checked) return;
    const template = document.createElement("template");
    // Typed as the string that TypeScript's library expects.
    template.innerHTML = trustedHtml(file[chosen.value] ?? "") as string;
    if (import.meta.env.COPY) leadToFiles(template.content);
    keepInPlace(response, () => {
      for (const name of PARTS) {
        const part = template.content.querySelector(name);
        if (part !== null) response.querySelector(name)?.replaceWith(part);
      }
    });
    response.dataset["shown"] = chosen.value;
  } catch {
    // The browser has logged why. What was shown stays, and another choice tries again.
    if (shown !== undefined) shown.checked = true;
  }
}

/** In a copy without a server, pages are files. */
function leadToFiles(content: DocumentFragment) {
  for (const link of content.querySelectorAll("a")) {
    const path = withoutBase(import.meta.env.BASE_URL, link.getAttribute("href") ?? "");
    const root = document.documentElement.dataset["root"] ?? "";
    if (path !== null) link.setAttribute("href", copyAddress(root, path));
  }
}
