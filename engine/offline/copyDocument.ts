import { parse, serialize } from "parse5";
import { withoutBase } from "../../src/lib/basePath.ts";
import { copyAddress } from "../../src/lib/copyAddress.ts";
import { attribute, elementsIn, type HtmlElement } from "../html.ts";

/** The one script of a copy. */
export const COPY_SCRIPT = "assets/docs.js";

/** Attributes that hold an address of this site. */
const ADDRESSES = [
  "href",
  "src",
  "data-samples",
  "data-sample-nations",
  "data-search-index",
  "data-moved-to",
];

type Copy = {
  base: string;
  /** Whether the copy has a file, by its path in it. */
  has: (path: string) => boolean;
};

/**
 * A document for a folder that needs no server: addresses lead from file to file, and one ordinary script takes the place
 * of modules, which files cannot load. Hashes of files go for the same reason. The policy stays: to browsers, files are
 * the site itself.
 */
export function copyDocument(html: string, path: string, { base, has }: Copy): string {
  const document = parse(html);
  const root = "../".repeat(path.split("/").length - 1);
  for (const element of elementsIn(document)) {
    if (attribute(element, "rel") === "manifest") {
      remove(element);
      continue;
    }
    if (element.tagName === "html") set(element, "data-root", root);
    if (attribute(element, "type") === "module") makeOrdinary(element, base);
    drop(element, "integrity");
    for (const name of ADDRESSES) {
      const value = attribute(element, name);
      const inside = value?.startsWith("/") ? withoutBase(base, value) : null;
      if (inside === null) continue;
      const address = copyAddress("", dataAsScript(name, inside));
      const file = address.replace(/[?#].*$/s, "");
      if (!has(file))
        throw new Error(
          `${path}: ${name}="${value}" leads to ${file}, which the copy does not have.`,
        );
      set(element, name, root + address);
    }
  }
  return serialize(document);
}

/** What pages fetch from a server is a script in a copy (engine/offline/copyFiles.ts). */
function dataAsScript(name: string, path: string): string {
  return /^data-s/.test(name) ? path.replace(/\.json$/, ".js") : path;
}

/** It runs when the document is there: it holds the shell, too, not the loader alone. */
function makeOrdinary(script: HtmlElement, base: string): void {
  for (const name of ["type", "async", "src"]) drop(script, name);
  script.attrs.push({ name: "defer", value: "" }, { name: "src", value: base + COPY_SCRIPT });
}

function set(element: HtmlElement, name: string, value: string): void {
  const known = element.attrs.find((one) => one.name === name);
  if (known === undefined) element.attrs.push({ name, value });
  else known.value = value;
}

function drop(element: HtmlElement, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

function remove(element: HtmlElement): void {
  const parent = element.parentNode;
  if (parent === null) return;
  parent.childNodes = parent.childNodes.filter((child) => child !== element);
}
