import { expect } from "@playwright/test";
import type { Click, Conditions, Driver } from "./drivers/driver.ts";
import { type Front, MESSAGES } from "./front.ts";
import { Part, POLL } from "./part.ts";

/** A person at a browser, whichever it is. */
export class Reader {
  readonly #driver: Driver;
  readonly front: Front;

  constructor(driver: Driver, front: Front) {
    this.#driver = driver;
    this.front = front;
  }

  /** Begins with empty storage. */
  async begin(conditions: Conditions): Promise<void> {
    await this.#driver.reset(conditions);
    await this.goto("/robots.txt");
    if (conditions.storageDenied) return;
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Opens a page and waits until it works by scripts, too. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.settle();
  }

  goto = (path: string) => this.#driver.goto(this.front.origin + path);
  back = () => this.#driver.back();
  forward = () => this.#driver.forward();

  /** As a person reloads: drivers' own way loses the place in the page. */
  async reload(): Promise<void> {
    await this.markDocument();
    await this.run(() => void setTimeout(() => location.reload()));
    await this.until(() => document.documentElement.hasAttribute("data-marked"), false);
    await this.until(() => document.readyState, "complete");
  }

  /** Moves the mouse, as a person does, and waits for the shell, which comes with it. */
  async settle(): Promise<void> {
    let place = 3;
    const state = async () => {
      // Again and again: the first movement may still be the page's before.
      place = place === 3 ? 4 : 3;
      await this.#driver.move(place, place);
      return this.run(() => document.documentElement.dataset["shell"]).catch(String);
    };
    await expect.poll(state, { ...POLL, message: "the shell" }).toBe("ready");
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await this.until(() => [innerWidth, innerHeight], [width, height]);
  }

  /** Presses keys together, by the names that events have: `press("Control", "k")`. */
  press = (...keys: string[]) => this.#driver.press([keys]);
  type = (text: string) => this.#driver.press([...text].map((letter) => [letter]));
  click = (click: Click) => this.#driver.click(click);
  point = (x: number, y: number) => this.#driver.move(x, y);

  runSource = (source: string, argument: unknown) => this.#driver.call({ source, argument });

  /** Runs a function in the page. It knows nothing but its argument. */
  async run<Value, Argument = undefined>(
    body: (argument: Argument) => Value | Promise<Value>,
    argument?: Argument,
  ): Promise<Value> {
    return (await this.runSource(String(body), argument)) as Value;
  }

  /** Runs a function in the page until it returns this. While one page gives way to another, nothing runs. */
  async until<Value>(body: () => Value | Promise<Value>, wanted: Value): Promise<void> {
    const attempt = () => this.run(body).catch((error: unknown) => String(error));
    await expect.poll(attempt, { ...POLL, message: String(body) }).toEqual(wanted);
  }

  arrivesAt = (path: string) => this.until(() => location.pathname + location.hash, path);

  find = (role: string, name?: string, naming: { exact?: boolean } = {}) =>
    new Part(this, []).find(role, name, naming);
  /** The page's first heading. */
  title = (name: string) => this.find("title", name);
  stored = (key: string) => this.run((name) => localStorage.getItem(name), key);

  /** What the page has said before this answer has arrived with it. */
  hearOut = () =>
    this.run((path) => fetch(path, { method: "POST" }).then(() => null), MESSAGES).catch(
      () => null,
    );

  /** Scrolls the window at once, and waits until the page has heard of it. */
  scrollTo = (top: number) =>
    this.run(async (y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }, top);

  /** Whether the document is still the one that was there when this was called. */
  async markDocument(): Promise<() => Promise<boolean>> {
    await this.run(() => document.documentElement.setAttribute("data-marked", ""));
    return () => this.run(() => document.documentElement.hasAttribute("data-marked"));
  }
}
