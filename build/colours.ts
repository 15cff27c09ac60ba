/** Where the site's colours are written. */
const TOKENS = "src/styles/tokens.css";

export type Mode = "light" | "dark";
/** The value of a colour's purpose, such as "--color-page", in a mode: "#ffffff". */
export type Colours = (purpose: string, mode: Mode) => string;

/**
 * Reads the colours out of the style sheet's tokens, for everything that style sheets do not reach:
 * images, icons, the manifest and the browser's own bars.
 */
export function readColours(tokens: string): Colours {
  const values = new Map(
    Array.from(tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [
      name,
      value.trim(),
    ]),
  );
  const resolve = (value: string, mode: Mode, asked: string): string => {
    if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
    const [, variable] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (variable !== undefined) return resolve(find(variable, asked), mode, asked);
    const [, light, dark] = /^light-dark\(([^,]+),([^,]+)\)$/.exec(value) ?? [];
    if (light !== undefined && dark !== undefined) {
      return resolve((mode === "light" ? light : dark).trim(), mode, asked);
    }
    throw new Error(
      `${TOKENS}: ${asked} is "${value}", which the build cannot read. Write #rrggbb, var(--name) or light-dark(…, …).`,
    );
  };
  const find = (name: string, asked: string): string => {
    const value = values.get(name);
    if (value !== undefined) return value;
    const needed = name === asked ? "" : `, which ${asked} needs`;
    throw new Error(
      `${TOKENS}: there is no ${name}${needed}. Images, icons and the head use ${asked}; name it again, or change it in build/ too.`,
    );
  };
  return (purpose, mode) => resolve(find(purpose, purpose), mode, purpose);
}
