/**
 * The languages of the request samples, by id. The early script and the article's listeners need the
 * list without the generators behind it, which the model has for each id.
 */
export const sampleLanguageIds = [
  "curl",
  "shell",
  "javascript",
  "python",
  "php",
  "ruby",
  "go",
  "java",
] as const;

export type SampleLanguageId = (typeof sampleLanguageIds)[number];

export const defaultSampleLanguage: SampleLanguageId = "curl";
