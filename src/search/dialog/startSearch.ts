import { loadIndex } from "../loadIndex.ts";
import type { SearchIndex } from "../openIndex.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import styleSheet from "./search.css?url";

export type LoadedSearch = { Panel: typeof SearchPanel; index: SearchIndex };

/** Everything that the dialog needs once somebody types. */
export async function startSearch(): Promise<LoadedSearch> {
  const [index] = await Promise.all([loadIndex(), addStyleSheet(styleSheet)]);
  return { Panel: SearchPanel, index };
}

function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("The style of the search could not be loaded."));
    };
    document.head.append(link);
  });
}
