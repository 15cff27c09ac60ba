/** A known list, and the limit of its request. */
type Listing<Item> = { items: readonly Item[]; limit: number };

/** Known lists by the text of their request. */
export class Listings<Item> {
  readonly #lists = new Map<string, Listing<Item>[]>();
  readonly #limits: "matches" | "reading";

  /**
   * What a limit limits. A search that stops after so many matches follows from another one. One that
   * stops after reading so many records, matching or not, only if all of them matched.
   */
  constructor(limits: "matches" | "reading") {
    this.#limits = limits;
  }

  add(key: string, listing: Listing<Item>): void {
    this.#lists.set(key, [...(this.#lists.get(key) ?? []), listing]);
  }

  /** The first `limit` items, if a known list has them. */
  find(key: string, limit: number): readonly Item[] | null {
    const listing = this.#lists.get(key)?.find((known) => {
      const isFull = known.items.length === known.limit;
      if (limit === known.limit) return true;
      if (this.#limits === "reading") return isFull && limit < known.limit;
      return !isFull || limit < known.limit;
    });
    return listing?.items.slice(0, limit) ?? null;
  }

  keys(): string[] {
    return [...this.#lists.keys()];
  }
}
