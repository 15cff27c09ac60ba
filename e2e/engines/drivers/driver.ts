/** How the reader's browser is set up. What is not named is as usual: light, moving, with scripts and storage. */
export type Conditions = {
  dark?: true;
  reducedMotion?: true;
  forcedColours?: true;
  scriptsOff?: true;
  storageDenied?: true;
};

/** A function for the page and its argument, as text: `source` is the function's own. */
type PageCall = { source: string; argument: unknown };

export type Click = { x: number; y: number; keys?: readonly string[]; button?: "left" | "middle" };

/** All that journeys need of a browser; everything else is done in the page, by functions. */
export type Driver = {
  version: string;
  /** Starts afresh under these conditions, in a window of the usual size. */
  reset: (conditions: Conditions) => Promise<void>;
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  call: (call: PageCall) => Promise<unknown>;
  move: (x: number, y: number) => Promise<void>;
  click: (click: Click) => Promise<void>;
  /** One stroke after the other: the keys of a stroke together, such as `["Control", "k"]`, by their names in events. */
  press: (strokes: readonly (readonly string[])[]) => Promise<void>;
  /** What the browser itself has said about the pages since it was asked last, where the page cannot hear it. */
  messages: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

/** Where requests that leave the site go, instead of leaving. */
export type ProxyAddress = { port: number };

export const USUAL_SIZE = { width: 1280, height: 900 };
