/** One number of one site, measured several times. */
export type Measurement = {
  /** Ours or the name of a peer. */
  site: string;
  /** What was measured on: a page, a navigation, a size of the site. */
  subject: string;
  /** What was measured: "first contentful paint". */
  metric: string;
  values: readonly number[];
};

export class Measurements {
  readonly #values = new Map<string, { measurement: Measurement; values: number[] }>();

  add(site: string, subject: string, metric: string, value: number): void {
    const key = JSON.stringify([site, subject, metric]);
    const known = this.#values.get(key);
    if (known !== undefined) {
      known.values.push(value);
      return;
    }
    const values = [value];
    this.#values.set(key, { measurement: { site, subject, metric, values }, values });
  }

  all(): Measurement[] {
    return [...this.#values.values()].map(({ measurement }) => measurement);
  }
}
