/** What a card says about a field or an error message. In its texts, code is between backticks. */
export type Explanation = {
  /** The name of the field, or the message. */
  name: string;
  /** What it is in a few words each: "string or null", "since 18.0.0", "404". */
  kinds: readonly string[];
  /** A sentence about the field, or the cause of the error. */
  text: string;
  facts: readonly (readonly [name: string, text: string])[];
};

/** The file that pages fetch when a reader wants a card. */
export type ExplanationFile = {
  explanations: readonly Explanation[];
  /** By the path of a page and an id on it, which explanation is meant: many ids share one. */
  pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Where it is in the site. */
export const EXPLANATIONS_PATH = "/explanations.json";
