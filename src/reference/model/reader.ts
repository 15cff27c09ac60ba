import { closestName } from "../../lib/findNamed.ts";
import { isRecord } from "../../lib/isRecord.ts";
import { fromPointer, pointerBelow, toPointer, valueAt } from "../../lib/pointer.ts";
import { type Problem, ProblemsError } from "../../lib/problem.ts";
import { hints } from "./keywords.ts";

/** A value of the contract together with the JSON pointer that leads to it. */
export type Node = { readonly value: unknown; readonly pointer: string };

/** Where a pointer of the bundled contract was written. */
export type OriginOf = (pointer: string) => { file: string; pointer: string; line?: number };

const unknownKeyword =
  "Remove it, or add it to src/reference/model/keywords.ts with the code that shows it.";

/**
 * Reads the contract and collects what is wrong with it, so that one build shows every problem.
 * After a problem each method returns something harmless and reading goes on.
 */
export class Reader {
  readonly root: Node;
  readonly #originOf: OriginOf;
  readonly #problems = new Map<string, Problem>();

  constructor(document: unknown, originOf: OriginOf) {
    this.root = { value: document, pointer: "" };
    this.#originOf = originOf;
  }

  report(node: Node, message: string, fix: string): void {
    const { file, pointer, line } = this.#originOf(node.pointer);
    const where = pointer === "" ? "at the top" : `at ${pointer}`;
    const problem = { file, message: `${where}: ${message}`, fix };
    // The same schema is read from many places; its problem is reported once.
    const key = JSON.stringify(problem);
    this.#problems.set(key, line === undefined ? problem : { ...problem, line });
  }

  fileOf(node: Node): string {
    return this.#originOf(node.pointer).file;
  }

  /** Throws when anything was reported. */
  finish(): void {
    if (this.#problems.size > 0) throw new ProblemsError([...this.#problems.values()]);
  }

  child(node: Node | null, key: string): Node | null {
    if (!isRecord(node?.value) || !Object.hasOwn(node.value, key)) return null;
    return { value: node.value[key], pointer: pointerBelow(node.pointer, key) };
  }

  entries(node: Node | null): [string, Node][] {
    if (node === null) return [];
    if (!isRecord(node.value))
      return this.#expected(node, "an object", "Write a mapping here.", []);
    return Object.entries(node.value).map(([key, value]) => [
      key,
      { value, pointer: pointerBelow(node.pointer, key) },
    ]);
  }

  items(node: Node | null): Node[] {
    if (node === null) return [];
    if (!Array.isArray(node.value)) return this.#expected(node, "a list", "Write a list here.", []);
    return node.value.map((value: unknown, index) => ({
      value,
      pointer: `${node.pointer}/${index}`,
    }));
  }

  string(node: Node): string {
    if (typeof node.value === "string") return node.value;
    return this.#expected(node, "text", "Put the value in quotes.", "");
  }

  number(node: Node): number {
    if (typeof node.value === "number") return node.value;
    return this.#expected(node, "a number", "Write a number here.", 0);
  }

  boolean(node: Node | null): boolean {
    if (node === null || typeof node.value === "boolean") return node?.value === true;
    return this.#expected(node, "true or false", "Write true or false.", false);
  }

  #expected<T>(node: Node, what: string, fix: string, instead: T): T {
    this.report(node, `Expected ${what}, found ${nameOf(node.value)}.`, fix);
    return instead;
  }

  optionalText(node: Node, key: string): string | null {
    const child = this.child(node, key);
    return child === null ? null : this.string(child);
  }

  text(node: Node, key: string): string {
    return this.optionalText(node, key) ?? this.missing(node, key, "");
  }

  missing<T>(node: Node, key: string, instead: T): T {
    this.report(node, `"${key}" is missing.`, `Add "${key}".`);
    return instead;
  }

  strings(node: Node | null): string[] {
    return this.items(node).map((item) => this.string(item));
  }

  oneOf<T extends string>(node: Node, allowed: readonly T[]): T | null {
    const found = allowed.find((name) => name === node.value);
    if (found !== undefined) return found;
    const fix = `Write one of ${allowed.join(", ")}.`;
    this.report(node, `${JSON.stringify(node.value)} is not known here.`, fix);
    return null;
  }

  /** The value that a node names; else reports what is probably meant, or how to add it. */
  named<T>(
    node: Node,
    values: readonly (readonly [name: string, value: T])[],
    absent: { message: string; fix: string },
  ): T | null {
    const name = this.string(node);
    const known = new Map(values);
    const value = known.get(name);
    if (value !== undefined) return value;
    const close = closestName(name, [...known.keys()]);
    this.report(node, absent.message, close === null ? absent.fix : `Did you mean "${close}"?`);
    return null;
  }

  /** Reports each key that the model would otherwise pass over in silence. */
  only(node: Node, what: string, understood: readonly string[]): void {
    for (const [key, child] of this.entries(node)) {
      if (understood.includes(key)) continue;
      const close = closestName(key, understood);
      const meant = close === null ? unknownKeyword : `Write "${close}".`;
      const fix = Object.hasOwn(hints, key) ? (hints[key] ?? meant) : meant;
      this.report(child, `The reference does not understand "${key}" in ${what}.`, fix);
    }
  }

  /** Follows `$ref` until there is none. For all but schemas, where a `$ref` may have neighbours. */
  follow(node: Node): Node {
    const seen = [node.pointer];
    for (let at = node; ; ) {
      const reference = this.child(at, "$ref");
      if (reference === null) return at;
      const target = this.target(reference);
      if (target === null) return { value: {}, pointer: at.pointer };
      if (seen.includes(target.pointer)) {
        this.report(reference, "This $ref leads back to itself.", "Point it at the thing itself.");
        return { value: {}, pointer: at.pointer };
      }
      seen.push(target.pointer);
      at = target;
    }
  }

  /** What the value of a `$ref` points at. A joined contract has no other than "#/…", and they all lead somewhere. */
  target(reference: Node): Node | null {
    const text = this.string(reference);
    const pointer = toPointer(fromPointer(text));
    const value = text.startsWith("#/") ? valueAt(this.root.value, pointer) : undefined;
    if (value !== undefined) return { value, pointer };
    const fix = "Read the contract with loadContract, which checks every $ref.";
    this.report(reference, `The $ref "${text}" leads nowhere.`, fix);
    return null;
  }
}

function nameOf(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : JSON.stringify(value);
}
