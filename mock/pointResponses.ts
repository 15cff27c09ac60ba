/** A search around a point, with defaults and maxima applied. */
export type PointSearch = {
  longitude: number;
  latitude: number;
  limit: number;
  radius: number;
  /** Looks beyond any radius until it has ten postcodes. */
  wide: boolean;
};

/** A wide search returns at most this many. */
export const WIDE_LIMIT = 10;

/** What a search around a point found, nearest first. */
type Finding<Item> = { search: PointSearch; items: readonly Item[] };

/**
 * Known searches. Another one around the same point often follows from them: the nearest two are
 * the first two of the nearest ten, and nothing within 2 km is nothing within 100 m.
 */
export class PointResponses<Item> {
  readonly #findings = new Map<string, Finding<Item>[]>();
  readonly #distanceOf: (item: Item) => number | null;

  /** `distanceOf` gives null where the response has no distance. */
  constructor(distanceOf: (item: Item) => number | null) {
    this.#distanceOf = distanceOf;
  }

  add(search: PointSearch, items: readonly Item[]): void {
    const key = keyOf(search);
    this.#findings.set(key, [...(this.#findings.get(key) ?? []), { search, items }]);
  }

  /** The response, empty if nothing is in reach; null if it is not known. */
  find(search: PointSearch): readonly Item[] | null {
    // A point beyond the globe is one on it, but for the last digits of the distances.
    const keys = [keyOf(search), keyOf(onGlobe(search))];
    for (const finding of keys.flatMap((key) => this.#findings.get(key) ?? [])) {
      const items = search.wide ? this.#wide(finding, search) : this.#within(finding, search);
      if (items !== null) return items;
    }
    return null;
  }

  points(): string[] {
    return [...this.#findings.keys()];
  }

  #within({ search: known, items }: Finding<Item>, search: PointSearch): readonly Item[] | null {
    const isComplete = !known.wide && items.length < known.limit;
    if (items.some((item) => this.#distanceOf(item) === null)) {
      const isEnough = search.radius >= known.radius && items.length >= search.limit;
      const isSameCircle = search.radius === known.radius;
      return isEnough || (isComplete && isSameCircle) ? items.slice(0, search.limit) : null;
    }
    const inReach = items.filter((item) => (this.#distanceOf(item) ?? 0) <= search.radius);
    // Either this circle is inside the known one, or the last known item is beyond it.
    const isWhole = isComplete ? search.radius <= known.radius : inReach.length < items.length;
    return isWhole || inReach.length >= search.limit ? inReach.slice(0, search.limit) : null;
  }

  #wide({ search: known, items }: Finding<Item>, search: PointSearch): readonly Item[] | null {
    if (known.wide && items.length === 0) return [];
    const isKnownToFind = known.wide || items.length >= WIDE_LIMIT;
    return isKnownToFind && items.length >= search.limit ? items.slice(0, search.limit) : null;
  }
}

function keyOf({ longitude, latitude }: PointSearch): string {
  return `${longitude}, ${latitude}`;
}

function onGlobe(search: PointSearch): PointSearch {
  const { longitude, latitude } = search;
  return { ...search, longitude: aroundGlobe(longitude), latitude: foldedBack(latitude) };
}

/** The same meridian between -180 and 180: 356.8 is -3.2. */
function aroundGlobe(degrees: number): number {
  const turns = Math.round(degrees / 360);
  return turns === 0 ? degrees : rounded(degrees - turns * 360);
}

/** What PostGIS makes of a latitude beyond a pole: 128.5 is 51.5. The longitude stays. */
function foldedBack(degrees: number): number {
  const turned = aroundGlobe(degrees);
  return Math.abs(turned) <= 90 ? turned : rounded(Math.sign(turned) * 180 - turned);
}

/** Without what is lost by arithmetic, so that points can be compared. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(9));
}
