/** Where the site's colours are written. */
export const TOKENS_FILE = "src/styles/tokens.css";

export type Mode = "light" | "dark";
/** The value of a colour's purpose, such as "--color-page", in a mode: "#ffffff". */
export type Colours = (purpose: string, mode: Mode) => string;

type Tokens = {
  names: readonly string[];
  /** What a token is in a mode once var() and light-dark() are followed: "#ffffff", "rgb(0 0 0 / 0.5)". */
  value: (name: string, mode: Mode) => string;
};

/** The custom properties of the style sheet's tokens. */
export function readTokens(css: string): Tokens {
  const values = declarations(css);
  const find = (name: string, mode: Mode, wanted = name): string => {
    const value = values.get(name);
    if (value === undefined) {
      const needed = name === wanted ? "" : `, which ${wanted} needs`;
      throw new Error(
        `${TOKENS_FILE}: there is no ${name}${needed}. Name it again, or change it in engine/ too.`,
      );
    }
    return follow(value, mode, wanted);
  };
  const follow = (value: string, mode: Mode, wanted: string): string => {
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (reference !== undefined) return find(reference, mode, wanted);
    const pair = /^light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)$/.exec(value);
    if (pair === null) return value;
    return follow((pair[mode === "light" ? 1 : 2] ?? "").trim(), mode, wanted);
  };
  return { names: [...values.keys()], value: (name, mode) => find(name, mode) };
}

/** As they are first set: later declarations are for media and chosen modes. */
function declarations(css: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, name = "", value = ""] of plain.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)) {
    if (!values.has(name)) values.set(name, value.trim().replace(/\s+/g, " "));
  }
  return values;
}

/** The colours for everything that style sheets do not reach: images, icons, the manifest, the browser's own bars. */
export function readColours(css: string): Colours {
  const tokens = readTokens(css);
  return (purpose, mode) => {
    const value = tokens.value(purpose, mode);
    if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
    throw new Error(
      `${TOKENS_FILE}: ${purpose} is "${value}", which images, icons and the head cannot use. Write #rrggbb, var(--name) or light-dark(…, …).`,
    );
  };
}
