import type { CodeToken } from "./highlight.ts";

/** From the outermost value to a name in it: ["result", 0, "codes", "lsoa"]. */
export type JsonPath = readonly (string | number)[];

/** The address of what describes the name at a path. */
export type AddressOfName = (path: JsonPath) => string;

const PARTS =
  /"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|(-?\d[\w.+-]*|true|false|null)|([[\]{},])|….*|[^"\d[\]{},…tfn-]+|./g;

/**
 * JSON line by line, with a link on every name. A grammar would give the same colours, but not know where in the value
 * a name is. Strings are plain: the block has their colour, since they are most of it and each would cost an element.
 * Parts may be left out, as jsonExcerpt does: "…", "… 97 more".
 */
export function jsonTokens(code: string, addressOf: AddressOfName): CodeToken[][] {
  const path: (string | number)[] = [];
  return code.split("\n").map((line) =>
    [...line.matchAll(PARTS)]
      .map(([text, name, literal, sign]): CodeToken => {
        if (name !== undefined) {
          path[path.length - 1] = String(JSON.parse(`"${name}"`));
          return { text, kind: null, href: addressOf([...path]) };
        }
        if (sign !== undefined) step(path, sign);
        return { text, kind: literal === undefined ? null : "number" };
      })
      .reduce<CodeToken[]>(joinedPlain, []),
  );
}

function step(path: (string | number)[], sign: string): void {
  const last = path.at(-1);
  if (sign === "{") path.push("");
  else if (sign === "[") path.push(0);
  else if (sign !== ",") path.pop();
  else if (typeof last === "number") path[path.length - 1] = last + 1;
}

function joinedPlain(tokens: CodeToken[], token: CodeToken): CodeToken[] {
  const last = tokens.at(-1);
  const isPlain = ({ kind, href }: CodeToken) => kind === null && href === undefined;
  if (last === undefined || !isPlain(last) || !isPlain(token)) return [...tokens, token];
  return [...tokens.slice(0, -1), { text: last.text + token.text, kind: null }];
}

const NAME = /("(?:[^"\\]|\\.)*"(?=\s*:))/;

/** Code of another language that has one JSON value in it, with a link on every name of that: a request with its body. */
export function withLinkedNames(
  lines: readonly CodeToken[][],
  addressOf: AddressOfName,
): CodeToken[][] {
  const code = lines.map((tokens) => tokens.map(({ text }) => text).join("")).join("\n");
  const addresses = jsonTokens(code, addressOf)
    .flat()
    .flatMap(({ href }) => href ?? []);
  const linked = lines.map((tokens) =>
    tokens.flatMap(({ text, kind }) =>
      text
        .split(NAME)
        .map((part, index): CodeToken => {
          const href = index % 2 === 1 ? addresses.shift() : undefined;
          return href === undefined ? { text: part, kind } : { text: part, kind: null, href };
        })
        .filter((part) => part.text !== ""),
    ),
  );
  if (addresses.length > 0) throw new Error(`Names in this code cannot be linked: ${code}`);
  return linked;
}
