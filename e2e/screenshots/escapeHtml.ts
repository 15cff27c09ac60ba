const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Our own, because tests know the built site and not the build (decisions/0002). */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
