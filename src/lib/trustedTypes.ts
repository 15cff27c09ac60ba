/** The one policy name that may turn text into markup: the shell creates it, the document allows it. */
export const TRUSTED_TYPES_POLICY = "postcodes-article";
