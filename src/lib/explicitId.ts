/** The end of a heading that keeps its address when it is reworded: `## Some words [#an-id]`. */
export const EXPLICIT_ID = /\s*\[#([^\]]*)\]\s*$/;
