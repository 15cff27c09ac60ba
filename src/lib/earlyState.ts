import { defaultSampleLanguage, sampleLanguageIds } from "./sampleLanguageIds.ts";
import {
  ANNOUNCEMENT_KEY,
  CODE_WRAP_KEY,
  COLOUR_MODE_KEY,
  SAMPLE_LANGUAGE_KEY,
} from "./storageKeys.ts";

export type ColourMode = "light" | "dark" | "system";

/** The modes of the toggle, in the order in which it goes round. */
export function colourModes(respectPrefersColorScheme: boolean): readonly ColourMode[] {
  return respectPrefersColorScheme ? ["light", "dark", "system"] : ["light", "dark"];
}

/** A choice that is stored under `key`, and mirrored on the root element as the attribute `data-<key>`. */
export type MirroredChoice = {
  key: string;
  values: readonly string[];
  /** Replaces any other value, or none; null: the attribute is absent. */
  fallback: string | null;
};

type Settings = {
  respectPrefersColorScheme: boolean;
  defaultColourMode: ColourMode;
  announcement: { id: string } | null;
};

export function mirroredChoices(settings: Settings): MirroredChoice[] {
  const { announcement } = settings;
  return [
    {
      key: COLOUR_MODE_KEY,
      values: colourModes(settings.respectPrefersColorScheme),
      fallback: settings.defaultColourMode,
    },
    // The attribute is present when this announcement was dismissed.
    { key: ANNOUNCEMENT_KEY, values: announcement ? [announcement.id] : [], fallback: null },
    { key: SAMPLE_LANGUAGE_KEY, values: sampleLanguageIds, fallback: defaultSampleLanguage },
    { key: CODE_WRAP_KEY, values: ["on", "off"], fallback: "off" },
  ];
}

/**
 * Runs in the head before the first paint, so that no choice of the reader flashes or moves a line. It mirrors the
 * choices again when another tab changes them, and when the page returns from the back/forward cache. Where
 * storage is unavailable, what the page shows stays; the shell warns about that once, later.
 * Last, it gives the browser's own bars the colour of the page; browser/barColour.ts then keeps the two alike.
 */
export function earlyScript(settings: Settings): string {
  const choices = mirroredChoices(settings);
  const table = choices.map(({ key, values, fallback }) => [
    key,
    ...new Set([fallback, ...values]),
  ]);
  return [
    "(r=>{let m=()=>{",
    `for(let[k,...s]of${JSON.stringify(table).replaceAll("<", "\\u003c")}){`,
    'let n="data-"+k,v;',
    "try{v=localStorage.getItem(k)}catch{if(r.hasAttribute(n))continue}",
    "if(!s.includes(v))v=s[0];",
    "if(v===null)r.removeAttribute(n);else if(v!==r.getAttribute(n))r.setAttribute(n,v)",
    "}};m();window.onstorage=window.onpageshow=m;",
    'r.dataset.script="on";',
    // The loader did not come: the page is as without scripts.
    'window.addEventListener("error",e=>{if(e.target.type=="module")r.removeAttribute("data-script")},!0);',
    // On a Mac the search button shows its keys as ⌘K.
    'if(/^(Mac|iP)/.test(navigator.platform))r.dataset.keys="mac";',
    `if(r.dataset.theme!="${settings.defaultColourMode}")`,
    'document.querySelectorAll("[name=theme-color]").forEach(e=>e.content=getComputedStyle(r).backgroundColor)',
    "})(document.documentElement)",
  ].join("");
}
