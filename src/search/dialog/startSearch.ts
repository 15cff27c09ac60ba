import { addStyleSheet, verifiedFile } from "../../browser/verifiedFile.ts";
import type { AskIndex } from "./askIndex.ts";
import { loadIndex } from "./loadIndex.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import styleSheet from "./search.css?url";

export type LoadedSearch = { Panel: typeof SearchPanel; ask: AskIndex };

/** Everything that the dialog needs once somebody types. */
export async function startSearch(): Promise<LoadedSearch> {
  const { integrity } = verifiedFile("file:search.css");
  // A copy without a server has it in its one style sheet.
  const style = import.meta.env.COPY ? null : addStyleSheet({ address: styleSheet, integrity });
  const [ask] = await Promise.all([loadIndex(), style]);
  return { Panel: SearchPanel, ask };
}
