import type { SearchKind } from "./entry.ts";

/** What counts how much when hits are ordered. Found by trying on half of the golden queries, checked on the others. */
export const weights = {
  // Where a word is found: what an entry is called says most, then where it is, what it answers, what else it says.
  title: 1,
  names: 1,
  /** A word of a phrase is less than a name of its own. */
  phraseWord: 0.9,
  trail: 0.85,
  answer: 0.5,
  text: 0.35,
  /** The fewer entries have a word, the less it matters where they have it. */
  rareWord: 0.5,

  /** How much a word counts that a sentence needs, but that is seldom its topic: "the postcode I asked about". */
  filler: 0.4,

  // How surely a part of the query is read.
  synonym: 0.7,
  joined: 0.9,

  /** What was typed is what it is called: nothing else can be meant. */
  exactName: 1,
  /** And it is the title, not only one of its names or phrases. */
  wholeTitle: 1.1,
  /** The same in another form: "outcodes" is rather the topic than a parameter outcode. */
  inflected: 0.75,
  /** A pasted request is the operation it calls. */
  request: 2,
  /** A title that says little besides what was typed fits better than one that says much else. */
  precision: 0.15,
  /** One of its names says what the query says, and nothing else. */
  phrase: 0.5,
  /** The kind was said: "limit parameter", "404 nearest". */
  kind: 0.3,

  /** What a page of links leads to says more than the page. */
  entrance: -0.06,
  /** Whoever means a code says so; its name is a field of its own. */
  code: 0.06,
  /** The same parameter of many operations would fill the list: each repetition moves down. */
  repetition: -0.2,
};

/**
 * Prose is rather about a topic, which has a section. A status without its number is never what someone wants, and a
 * variable is named in capitals.
 */
export const leanings: Readonly<Partial<Record<SearchKind, number>>> = {
  section: 0.06,
  parameter: -0.04,
  status: -0.08,
  variable: -0.1,
};
