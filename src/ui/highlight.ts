import { createHighlighterCoreSync } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import css from "shiki/langs/css.mjs";
import go from "shiki/langs/go.mjs";
import html from "shiki/langs/html.mjs";
import http from "shiki/langs/http.mjs";
import java from "shiki/langs/java.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import php from "shiki/langs/php.mjs";
import python from "shiki/langs/python.mjs";
import ruby from "shiki/langs/ruby.mjs";
import shellscript from "shiki/langs/shellscript.mjs";
import sql from "shiki/langs/sql.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import type { GrammarState } from "shiki/types";

/** A run of characters of one kind; `kind` is null for plain text, else the class that colours it. */
export type CodeToken = { text: string; kind: TokenKind | null };

/**
 * Shiki thinks in colours and writes style attributes, which the site's policy forbids. So the theme's
 * "colours" are only markers, one per kind, that are turned back into class names.
 */
const KINDS = {
  comment: ["comment", "punctuation.definition.comment"],
  string: ["string", "constant.other.symbol", "markup.inline.raw"],
  number: ["constant.numeric", "constant.language", "constant.character"],
  keyword: ["keyword", "storage", "support.type.primitive", "keyword.operator.word"],
  name: ["entity.name.function", "support.function", "entity.name.type", "support.class"],
  property: [
    "support.type.property-name",
    "entity.name.tag.yaml",
    "variable.other.property",
    "entity.other.attribute-name",
    "constant.other.option",
  ],
  punctuation: ["punctuation", "keyword.operator", "meta.brace"],
} as const;
type TokenKind = keyof typeof KINDS;

const kinds = Object.keys(KINDS).filter((key): key is TokenKind => key in KINDS);
const markers = new Map(kinds.map((kind, index) => [`#00000${index + 1}`, kind]));
const theme = {
  name: "markers",
  type: "light" as const,
  fg: "#000000",
  bg: "#ffffff",
  settings: kinds.map((kind, index) => ({
    scope: [...KINDS[kind]],
    settings: { foreground: `#00000${index + 1}` },
  })),
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [
    css,
    go,
    html,
    http,
    java,
    javascript,
    json,
    php,
    python,
    ruby,
    shellscript,
    sql,
    typescript,
    yaml,
  ],
  engine: await createOnigurumaEngine(import("shiki/wasm")),
});

/** What the grammar is in the middle of between two lines, and the lines that were read after it. */
type State = { grammar: GrammarState | undefined; read: Map<string, Line> };
type Line = { tokens: CodeToken[]; after: State };

/** The states of each language, the one before a first line first. */
const states = new Map<string, State[]>();

/** The code line by line, each as tokens. An unknown language is an author's mistake. */
export function highlight(code: string, language: string): CodeToken[][] {
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
    tokens: (lines[0] ?? []).map(({ content, color }) => ({
      text: content,
      // A keyword to the grammar, but GET has the accent everywhere; the colour of keywords is that of POST.
      kind: language === "http" && content === "GET" ? "name" : (markers.get(color ?? "") ?? null),
    })),
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
