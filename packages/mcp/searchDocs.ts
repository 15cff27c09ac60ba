import { searchIndexOf } from "./docs.ts";
import { defineTool, text } from "./tool.ts";

const USUAL_LIMIT = 8;

export const searchDocs = defineTool({
  name: "search_docs",
  title: "Search the documentation",
  description:
    "Finds pages, sections, endpoints, parameters, fields and errors of Postcodes.io by question, name, request or error message. Returns one line and the address of each.",
  required: { query: text("Words, a question, a request or an error message", 1000) },
  optional: {
    limit: {
      type: "integer",
      description: `The most results to return; ${USUAL_LIMIT} if left out`,
      minimum: 1,
      maximum: 20,
    },
  },
  run(docs, { query, limit = USUAL_LIMIT }) {
    const index = searchIndexOf(docs);
    const hits = index.search(query, limit);
    if (hits.length === 0) {
      const words = index.closestWords(query);
      const hint = words.length === 0 ? "" : ` Closest words: ${words.join(", ")}.`;
      return `Nothing found for "${query}".${hint}`;
    }
    return hits
      .map(({ kind, address, title, answer, trail }, position) =>
        [
          `${position + 1}. **${title}** (${kind}; ${trail.join(" › ")})`,
          `   ${answer}`,
          `   ${docs.address}${address}`,
        ].join("\n"),
      )
      .join("\n");
  },
});
