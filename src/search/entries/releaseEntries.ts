import { formatDay } from "../../lib/formatDay.ts";
import type { Site } from "../../pages/page.ts";
import { releasePath } from "../../pages/releases.ts";
import { plainText } from "../../reference/model/blocks.ts";
import type { SearchEntry } from "../entry.ts";

/** The releases of the API, each by its number; the first of a series by the number of the series, too. */
export function releaseEntries({ releases }: Site): SearchEntry[] {
  return releases.map(({ version, date, isBreaking, text }) => {
    const [major = ""] = version.split(".");
    const isFirst = version.endsWith(".0.0");
    const words = plainText(text);
    return {
      kind: "section",
      address: releasePath(version),
      title: `Release ${version}`,
      answer: `${formatDay(date)}. ${isBreaking ? `Breaking: ${words}` : words}`,
      trail: ["Overview", "Release history"],
      names: isFirst ? [`release ${major}`] : [],
      text: "",
    };
  });
}
