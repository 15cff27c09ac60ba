/** The request of a scenario by language, as the page fetches it: plain text, or text with the kind that colours it. */
export type SampleFile = Readonly<
  Record<string, readonly (string | readonly [kind: string, text: string])[]>
>;
