/** The index of everything that has a name, at the end of a page. */
export const A_TO_Z_ID = "a-z";
export const A_TO_Z = `/docs#${A_TO_Z_ID}`;
