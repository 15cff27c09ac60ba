import { createHighlighterCoreSync, type LanguageRegistration } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import http from "shiki/langs/http.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import shellscript from "shiki/langs/shellscript.mjs";
import sql from "shiki/langs/sql.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import type { GrammarState } from "shiki/types";
import { compileOnce } from "./compileOnce.ts";

/** A run of characters of one kind; `kind` is null for plain text, else the class that colours it. */
export type CodeToken = { text: string; kind: TokenKind | null; href?: string };

/**
 * Shiki thinks in colours and writes style attributes, which the site's policy forbids. So the theme's
 * "colours" are only markers, one per kind, that are turned back into class names.
 */
const KINDS = {
  comment: ["comment"],
  string: ["string", "constant.other.symbol", "markup.inline.raw"],
  number: ["constant.numeric", "constant.language", "constant.character"],
  keyword: ["keyword", "storage", "support.type.primitive", "keyword.operator.new"],
  name: [
    "entity.name.function",
    "support.function",
    "entity.name.type",
    "support.class",
    "support.type.property-name",
    "entity.name.tag.yaml",
    "variable.other.property",
    "entity.other.attribute-name",
    "constant.other.option",
  ],
} as const;
type TokenKind = keyof typeof KINDS;

/** As plain as the text around them, though the grammars put them among the kinds above. */
const PLAIN = [
  "keyword.operator",
  "keyword.other.http",
  "support.type.property-name.json",
  "constant.character.escape.line-continuation",
];

const kinds = Object.keys(KINDS).filter((key): key is TokenKind => key in KINDS);
const markers = new Map(kinds.map((kind, index) => [`#00000${index + 1}`, kind]));
const theme = {
  name: "markers",
  type: "light" as const,
  fg: "#000000",
  bg: "#ffffff",
  settings: [
    ...kinds.map((kind, index) => ({
      scope: [...KINDS[kind]],
      settings: { foreground: `#00000${index + 1}` },
    })),
    { scope: PLAIN, settings: { foreground: "#000000" } },
  ],
};

/**
 * A grammar brings those of all languages that may be inside it, Ruby 28 with C++ among them. Here the only one is JSON in
 * HTTP, which is loaded anyway: the tokens are the same, with 24 MB less.
 */
function alone(grammars: readonly LanguageRegistration[]): LanguageRegistration[] {
  return grammars.slice(-1).map((grammar) => ({ ...grammar, embeddedLangs: [] }));
}

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [http, javascript, json, python, shellscript, sql, typescript, yaml].map(alone),
  engine: compileOnce(await createOnigurumaEngine(import("shiki/wasm"))),
});

/** What the grammar is in the middle of between two lines, and the lines that were read after it. */
type State = { grammar: GrammarState | undefined; read: Map<string, Line> };
type Line = { tokens: CodeToken[]; after: State };

/** The states of each language, the one before a first line first. */
const states = new Map<string, State[]>();

/** The name of a language that is known here, or a grammar that somebody brings along. */
export type CodeLanguage = string | LanguageRegistration[];

/** The code line by line, each as tokens. An unknown language is an author's mistake. */
export function highlight(code: string, codeLanguage: CodeLanguage): CodeToken[][] {
  const language = loaded(codeLanguage);
  if (language === "text") return code.split("\n").map((text) => [{ text, kind: null }]);
  if (!highlighter.getLoadedLanguages().includes(language)) {
    throw new Error(
      `A code block has the language "${language}", which is not highlighted here. Use text, or one of: ${highlighter.getLoadedLanguages().join(", ")}.`,
    );
  }
  let state = stateOf(language, undefined);
  return code.split(/\r?\n/).map((text) => {
    if (text === "") return [];
    // Most lines of a sample are in other samples too, and reading them is most of the work.
    const line = state.read.get(text) ?? readLine(text, language, state.grammar);
    state.read.set(text, line);
    state = line.after;
    return line.tokens;
  });
}

function readLine(text: string, language: string, grammarState: GrammarState | undefined): Line {
  const lines = highlighter.codeToTokensBase(text, {
    lang: language,
    theme: theme.name,
    // By default Shiki gives up after half a second, and a busy machine would build other pages.
    tokenizeTimeLimit: 0,
    ...(grammarState && { grammarState }),
  });
  return {
    tokens: (lines[0] ?? [])
      .map(({ content, color }): CodeToken => {
        // A keyword to the grammar, but GET has the accent everywhere; the colour of keywords is that of POST.
        const isGet = language === "http" && content === "GET";
        return { text: content, kind: isGet ? "name" : (markers.get(color ?? "") ?? null) };
      })
      .reduce(joined, []),
    after: stateOf(language, highlighter.getLastGrammarState(lines)),
  };
}

/** The one object for all equal states of a grammar. */
function stateOf(language: string, grammar: GrammarState | undefined): State {
  const known = states.get(language) ?? [];
  states.set(language, known);
  const stack = grammar?.getInternalStack();
  const equal = known.find(({ grammar: other }) =>
    stack === undefined ? other === undefined : other?.getInternalStack()?.equals(stack),
  );
  if (equal !== undefined) return equal;
  const state = { grammar, read: new Map() };
  known.push(state);
  return state;
}

function loaded(language: CodeLanguage): string {
  const name = languageName(language);
  const isMissing = !highlighter.getLoadedLanguages().includes(name);
  if (typeof language !== "string" && isMissing) highlighter.loadLanguageSync(alone(language));
  return name;
}

export function languageName(language: CodeLanguage): string {
  return typeof language === "string" ? language : (language.at(-1)?.name ?? "");
}

/** Neighbours of one kind are one token, with the blanks between them: every token costs an element. */
function joined(tokens: readonly CodeToken[], { text, kind }: CodeToken): CodeToken[] {
  const last = tokens.at(-1);
  const isBlank = text.trim() === "";
  return last !== undefined && (last.kind === kind || isBlank)
    ? [...tokens.slice(0, -1), { text: last.text + text, kind: last.kind }]
    : [...tokens, { text, kind }];
}
