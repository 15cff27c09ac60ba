/** A known list: all there is, or the first `limit` of it. */
type Listing<Item> = { items: readonly Item[]; limit: number };

/** Known lists by what was asked for. */
export class Listings<Item> {
  readonly #lists = new Map<string, Listing<Item>[]>();

  add(key: string, listing: Listing<Item>): void {
    this.#lists.set(key, [...(this.#lists.get(key) ?? []), listing]);
  }

  /** The first `limit` items, if a list is long enough or complete. */
  find(key: string, limit: number): readonly Item[] | null {
    const listing = this.#lists
      .get(key)
      ?.find((known) => limit <= known.limit || known.items.length < known.limit);
    return listing?.items.slice(0, limit) ?? null;
  }

  keys(): string[] {
    return [...this.#lists.keys()];
  }
}
