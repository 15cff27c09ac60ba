import type { Explanation, ExplanationFile } from "../../lib/explanation.ts";
import { errorPath, guideAnchor, partPath } from "../../pages/addresses.ts";
import type { Page } from "../../pages/page.ts";
import { schemaGuides } from "../../pages/relatedGuides.ts";
import type { Block, Inline } from "../model/blocks.ts";
import { coverageWords, emptyWord, nationsWithout } from "../model/coverageWords.ts";
import { fieldListsOf } from "../model/pairs.ts";
import type { Body, ErrorMessage, Field, Reference } from "../model/types.ts";
import { leadSentence } from "./leadSentence.ts";
import { marksOf, type Side } from "./marksOf.ts";

type Explained = { address: string; explanation: Explanation };

/** What cards say about every field and error message that has an address. */
export function explanationFile(
  reference: Reference,
  allPages: readonly Pick<Page, "path" | "canonicalPath">[],
): ExplanationFile {
  const places = new Map<string, number>();
  const explanations: Explanation[] = [];
  const pages: Record<string, Record<string, number>> = {};
  for (const { address, explanation } of allExplained(reference)) {
    const key = JSON.stringify(explanation);
    const place = places.get(key) ?? explanations.push(explanation) - 1;
    places.set(key, place);
    const [path = "", id = ""] = address.split("#");
    pages[path] ??= {};
    // The first that claims an address is on the page; later ones are parts of the same schema.
    pages[path][id] ??= place;
  }
  for (const { path, canonicalPath = "" } of allPages) {
    const same = pages[canonicalPath];
    if (same !== undefined) pages[path] = same;
  }
  return { explanations, pages };
}

function allExplained({ errors, schemas, operations }: Reference): Explained[] {
  return [
    ...errors.map((error) => ({
      address: errorPath(error.id),
      explanation: explainError(error),
    })),
    ...Object.entries(schemaGuides).flatMap(([name, path]) =>
      explainFields(
        schemas[name]?.children ?? [],
        "response",
        (anchor) => `${path}#${guideAnchor(anchor)}`,
      ),
    ),
    ...operations.flatMap((operation) => {
      const { parameters, body, responses } = operation;
      const address = (anchor: string) => partPath(operation, anchor);
      const sent = body?.contents.flatMap(({ shape }) => fieldListsOf(shape).flat()) ?? [];
      const received = responses.flatMap(({ contents, headers }) => [
        ...headers,
        ...contents.flatMap(({ shape }) => fieldListsOf(shape).flat()),
      ]);
      return [
        ...(body === null
          ? []
          : [{ address: address(body.anchor), explanation: explainBody(body) }]),
        ...explainFields([...parameters, ...sent], "request", address),
        ...explainFields(received, "response", address),
      ];
    }),
  ];
}

function explainFields(
  fields: readonly Field[],
  side: Side,
  addressOf: (anchor: string) => string,
): Explained[] {
  const without = nationsWithout(fields);
  return fields.flatMap((field) => {
    const { source, coverage } = field;
    const explanation: Explanation = {
      name: field.name,
      kinds: [field.type, ...marksOf(field, side).map(({ words }) => words)],
      text: inlineText(leadSentence(field.description).lead),
      facts: [
        ...(source === null ? [] : [["Source", sourceText(source)] as const]),
        ...(coverage === null
          ? []
          : [["Coverage", `${coverageWords(coverage, emptyWord(field), without)}.`] as const]),
      ],
    };
    return [
      { address: addressOf(field.anchor), explanation },
      ...explainFields(fieldListsOf(field).flat(), side, addressOf),
    ];
  });
}

/** For names in an example that the server does not know. */
function explainBody({ description, contents }: Body): Explanation {
  return {
    name: "Request body",
    kinds: contents.slice(0, 1).map(({ shape }) => shape.type),
    text: inlineText(leadSentence(description).lead),
    facts: [],
  };
}

function sourceText({ dataset, vintage }: NonNullable<Field["source"]>): string {
  return vintage === null ? dataset : `${dataset}, ${vintage}`;
}

function explainError({ status, message, cause, remedy }: ErrorMessage): Explanation {
  return {
    name: message.split("\n")[0]?.trim() ?? "",
    kinds: [String(status)],
    text: blockText(cause),
    facts: [["What to do", blockText(remedy)]],
  };
}

function blockText(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => (block.kind === "paragraph" ? [block.children] : block.items))
    .map(inlineText)
    .join(" ");
}

/** Links are left out: a card has one, to where all of this is said. */
function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === "text") return inline.text;
      return inline.kind === "code" ? `\`${inline.text}\`` : inlineText(inline.children);
    })
    .join("");
}
