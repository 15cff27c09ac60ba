/** What copy buttons say after a click, and for how long. */
export const COPY_WORDS = { copied: "Copied", failed: "Not copied" } as const;
export const COPY_FEEDBACK_MS = 2000;
