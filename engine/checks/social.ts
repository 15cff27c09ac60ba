import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../src/lib/problem.ts";
import { CARD } from "../cards/layout.ts";
import { pngSize } from "../cards/png.ts";
import { attribute, type HtmlElement, textOf } from "../html.ts";
import { documentElements, type RenderedPage } from "../renderedPage.ts";

type Site = { base: string; origin: string; dist: string };

/** Every page names a social card that is there and has the right size, and says in JSON-LD what it is. */
export function checkSocial(entry: RenderedPage, site: Site): Problem[] {
  const { page } = entry;
  if (page.kind === "not-found") return [];
  const elements = documentElements(entry);
  return [cardComplaint(elements, site), dataComplaint(elements)]
    .filter((complaint) => complaint !== null)
    .map(({ message, fix }) => ({
      file: page.sourceFile,
      message: `${page.path} ${message}`,
      fix,
    }));
}

type Complaint = { message: string; fix: string };

function cardComplaint(elements: readonly HtmlElement[], site: Site): Complaint | null {
  const image = elements.find((element) => attribute(element, "property") === "og:image");
  const address = image && attribute(image, "content");
  const fix =
    "Look at engine/cards/makeCards.ts, which draws it, and at engine/head/socialTags.ts.";
  if (address === undefined) return { message: "has no og:image.", fix };
  const root = site.origin + site.base;
  if (!address.startsWith(root)) {
    return { message: `has the social card ${address}, which is not below ${root}.`, fix };
  }
  const file = fileBytes(join(site.dist, address.slice(root.length)));
  if (file === null) return { message: `has the social card ${address}, which is no file.`, fix };
  const size = pngSize(file);
  if (size?.width !== CARD.width || size.height !== CARD.height) {
    const found = size === null ? "no whole PNG" : `${size.width} × ${size.height}`;
    const message = `has the social card ${address}, which is ${found} instead of ${CARD.width} × ${CARD.height}.`;
    return { message, fix };
  }
  return null;
}

function fileBytes(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function dataComplaint(elements: readonly HtmlElement[]): Complaint | null {
  const fix = "Look at engine/head/structuredData.ts, which writes it.";
  const blocks = elements.filter((element) => attribute(element, "type") === "application/ld+json");
  const [block] = blocks;
  if (block === undefined || blocks.length > 1) {
    return { message: `has ${blocks.length} blocks of JSON-LD instead of one.`, fix };
  }
  const canonical = elements.find((element) => attribute(element, "rel") === "canonical");
  const address = (canonical && attribute(canonical, "href")) ?? "none";
  const urls = urlsIn(textOf(block));
  if (urls === null) return { message: "has JSON-LD that cannot be read.", fix };
  if (urls.length === 1 && urls[0] === address) return null;
  const message = `is at ${address}, but its JSON-LD describes ${urls.join(", ") || "nothing"}.`;
  return { message, fix };
}

/** The addresses of what a block describes; null when it is no list of things. */
function urlsIn(text: string): string[] | null {
  try {
    const { "@graph": graph }: { "@graph": { url?: string }[] } = JSON.parse(text);
    return graph.flatMap(({ url }) => url ?? []);
  } catch {
    return null;
  }
}
