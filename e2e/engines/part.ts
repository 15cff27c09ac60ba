import { expect } from "@playwright/test";
import type { Click } from "./drivers/driver.ts";
import { locate, type Step } from "./page/locate.ts";
import { pointOf } from "./page/pointOf.ts";

/** Machines are noisy: this ends what hangs, it measures nothing. */
export const POLL = { timeout: 10_000, intervals: [20, 40, 80, 160] };

type Hands = {
  /** Runs a function in the page, given as text. */
  runSource: (source: string, argument: unknown) => Promise<unknown>;
  click: (click: Click) => Promise<void>;
  point: (x: number, y: number) => Promise<void>;
};

type Naming = { exact?: boolean };

/** What answers to a description and can be seen, looked for again each time. */
export class Part {
  readonly #hands: Hands;
  readonly #steps: readonly Step[];

  constructor(hands: Hands, steps: readonly Step[]) {
    this.#hands = hands;
    this.#steps = steps;
  }

  /** A part of this part. A name is the whole name, unless it need not be exact. */
  find(role: string, name?: string, { exact }: Naming = {}): Part {
    const step = {
      role,
      ...(name !== undefined && { name }),
      ...(exact !== undefined && { exact }),
    };
    return new Part(this.#hands, [...this.#steps, step]);
  }

  /** Runs a function in the page on all that answer to the description. */
  async all<Value>(body: (elements: HTMLElement[]) => Value): Promise<Value> {
    const source = `(steps) => (${body})((${locate})(steps))`;
    return (await this.#hands.runSource(source, this.#steps)) as Value;
  }

  count = () => this.all((elements) => elements.length);
  texts = () => this.all((elements) => elements.map(({ innerText }) => innerText));

  /** Runs a function in the page on the first of them. */
  async first<Value>(body: (element: HTMLElement) => Value): Promise<Value> {
    const source = `(steps) => {
      const [element] = (${locate})(steps);
      if (element === undefined) throw new Error("there is none");
      return (${body})(element);
    }`;
    return (await this.#hands.runSource(source, this.#steps)) as Value;
  }

  /** Waits until a function of the first of them returns this. */
  async until<Value>(body: (element: HTMLElement) => Value, wanted: Value): Promise<void> {
    const attempt = () => this.first(body).catch((error: unknown) => String(error));
    await expect.poll(attempt, { ...POLL, message: `${this}: ${body}` }).toEqual(wanted);
  }

  appears = () => this.#untilCounted((count) => count > 0, "appears");
  disappears = () => this.#untilCounted((count) => count === 0, "disappears");

  async #untilCounted(isRight: (count: number) => boolean, what: string): Promise<void> {
    const attempt = () => this.count().then(isRight, () => false);
    await expect.poll(attempt, { ...POLL, message: `${this} ${what}` }).toBe(true);
  }

  /** Waits for these words in it. */
  async says(words: string, { timeout }: { timeout: number } = POLL): Promise<void> {
    const text = () => this.first(({ innerText }) => innerText).catch(String);
    const options = { ...POLL, timeout, message: `${this} says ${words}` };
    await expect.poll(text, options).toContain(words);
  }

  isFocused = () => this.until((element) => element === document.activeElement, true);
  isInView = () =>
    this.until((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    }, true);
  isOpen = (open = true) => this.until((element) => element.hasAttribute("open"), open);
  focus = () => this.first((element) => element.focus());

  attribute(name: string): Promise<string | null> {
    const source = `([steps, name]) => (${locate})(steps)[0]?.getAttribute(name) ?? null`;
    return this.#hands.runSource(source, [this.#steps, name]) as Promise<string | null>;
  }

  /** Waits until an attribute has this value. */
  async has(name: string, value: string | null): Promise<void> {
    const attempt = () => this.attribute(name).catch(String);
    await expect.poll(attempt, { ...POLL, message: `${this} has ${name}` }).toBe(value);
  }

  /** Points at it once it has stopped moving, and clicks. */
  async click(options: Omit<Click, "x" | "y"> = {}): Promise<void> {
    await this.#hands.click({ ...(await this.#whenStill()), ...options });
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#whenStill();
    await this.#hands.point(x, y);
  }

  async #whenStill(): Promise<{ x: number; y: number }> {
    let point = { x: 0, y: 0 };
    let looks = 0;
    const isStill = async () => {
      const found = await this.first(pointOf).catch((error: unknown) => String(error));
      if (typeof found === "string") {
        looks = 0;
        return found;
      }
      looks = found.x === point.x && found.y === point.y ? looks + 1 : 1;
      point = found;
      return looks < 3 ? "just seen" : "still";
    };
    await expect.poll(isStill, { ...POLL, message: `${this} can be pointed at` }).toBe("still");
    return point;
  }

  toString(): string {
    return this.#steps.map(({ role, name = "" }) => `${role} ${name}`.trim()).join(" › ");
  }
}
