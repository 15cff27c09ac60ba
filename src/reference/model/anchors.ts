/** Hands out the ids of one operation or schema, each only once. */
export class Anchors {
  readonly #prefix: string;
  readonly #taken = new Set<string>();

  /** The prefix keeps operations apart that share a page; empty for one that has its page to itself. */
  constructor(prefix: string) {
    this.#prefix = prefix === "" ? "" : `${prefix}-`;
  }

  /** The beginning of a family of ids: `parameter`, `response-200`. */
  base(name: string): string {
    return this.#prefix + name;
  }

  /** The first of the wanted ids that is free, else the last with a number after it. */
  claim(wanted: readonly [string, ...string[]]): string {
    let id = wanted.find((candidate) => !this.#taken.has(candidate));
    const last = wanted[wanted.length - 1];
    for (let count = 2; id === undefined; count++) {
      const numbered = `${last}-${count}`;
      if (!this.#taken.has(numbered)) id = numbered;
    }
    this.#taken.add(id);
    return id;
  }
}
