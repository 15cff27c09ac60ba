import { defaultSampleLanguage, sampleLanguageIds } from "./sampleLanguageIds.ts";

/** Keys in the reader's storage. Each is written here once; the early script and the shell both take them. */
export const COLOUR_MODE_KEY = "theme";
export const ANNOUNCEMENT_KEY = "announcement";
export const DOCS_VERSION_KEY = "docs-version";
export const SIDEBAR_SCROLL_KEY = "sidebar-scroll";
export const FAILED_NAVIGATION_KEY = "navigation-failed";
export const SAMPLE_LANGUAGE_KEY = "sample-language";
export const CODE_WRAP_KEY = "code-wrap";

export type ColourMode = "light" | "dark" | "system";

/** The modes of the toggle, in the order in which it goes round. */
export function colourModes(respectPrefersColorScheme: boolean): readonly ColourMode[] {
  return respectPrefersColorScheme ? ["light", "dark", "system"] : ["light", "dark"];
}

/** When a mode's colour of the browser's own bars holds, given the mode that the reader has chosen. */
export function themeColourMedia(chosen: ColourMode, mode: "light" | "dark"): string {
  if (chosen === "system") return `(prefers-color-scheme:${mode})`;
  return chosen === mode ? "all" : "not all";
}

type EarlyStateOptions = {
  modes: readonly ColourMode[];
  defaultMode: ColourMode;
  announcementId: string | null;
};

/**
 * Runs in the head before the first paint, so that neither the colours, a dismissed announcement
 * nor the language of the samples flash, and no line of code jumps. Silent when storage is out of reach: the shell warns about that once, later.
 * The colour of the browser's own bars follows the mode from then on, whoever changes it: `c` does what
 * themeColourMedia says.
 */
export function earlyScript({ modes, defaultMode, announcementId }: EarlyStateOptions): string {
  const json = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return [
    "(d=>{let m,a,s,w;try{",
    `m=localStorage.getItem(${json(COLOUR_MODE_KEY)});`,
    `a=localStorage.getItem(${json(ANNOUNCEMENT_KEY)});`,
    `s=localStorage.getItem(${json(SAMPLE_LANGUAGE_KEY)});`,
    `w=localStorage.getItem(${json(CODE_WRAP_KEY)})`,
    "}catch{}",
    `d.theme=${json(modes)}.includes(m)?m:${json(defaultMode)};`,
    announcementId === null ? "" : `if(a===${json(announcementId)})d.announcement="dismissed";`,
    `d.sample=${json(sampleLanguageIds)}.includes(s)?s:${json(defaultSampleLanguage)};`,
    'if(w==="on")d.codeWrap=w;',
    'd.script="on";',
    'let c=()=>document.querySelectorAll("meta[data-mode]").forEach(e=>{let k=e.dataset.mode;',
    'e.media=d.theme=="system"?"(prefers-color-scheme:"+k+")":d.theme==k?"all":"not all"});',
    "c();",
    'new MutationObserver(c).observe(document.documentElement,{attributeFilter:["data-theme"]})',
    "})(document.documentElement.dataset)",
  ].join("");
}
