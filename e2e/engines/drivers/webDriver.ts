import { type Click, type Conditions, type Driver, USUAL_SIZE } from "./driver.ts";

/** The commands of WebDriver that are used here, by their names in the standard. */
export const COMMANDS = {
  NewSession: ["POST", "/session"],
  DeleteSession: ["DELETE", ""],
  Navigate: ["POST", "/url"],
  Back: ["POST", "/back"],
  Forward: ["POST", "/forward"],
  SetWindowRect: ["POST", "/window/rect"],
  ExecuteScript: ["POST", "/execute/sync"],
  PerformActions: ["POST", "/actions"],
} as const;

type Command = keyof typeof COMMANDS;
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

type Parts = {
  send: Send;
  version: string;
  /** What WebDriver has no command for. */
  setUp: (conditions: Conditions) => Promise<void>;
  resize: Driver["resize"];
  messages: Driver["messages"];
  close: Driver["close"];
};

/** A browser that speaks WebDriver, whatever carries the words. */
export function webDriver({ send, version, setUp, resize, messages, close }: Parts): Driver {
  const act = async (actions: readonly object[]) => {
    await send("PerformActions", { actions });
  };
  return {
    version,
    resize,
    messages,
    close,
    reset: async (conditions) => {
      await setUp(conditions);
      await resize(USUAL_SIZE.width, USUAL_SIZE.height);
    },
    goto: async (url) => void (await send("Navigate", { url })),
    back: async () => void (await send("Back")),
    forward: async () => void (await send("Forward")),
    call: ({ source, argument }) =>
      send("ExecuteScript", {
        script: `return (${source})(arguments[0])`,
        args: [argument ?? null],
      }),
    move: (x, y) => act([pointer([moveTo(x, y)])]),
    click: (click) => act(clickActions(click)),
    press: (strokes) => {
      const actions = strokes.flatMap((keys) => [...downs(keys), ...ups(keys)]);
      return act([{ type: "key", id: "keys", actions }]);
    },
  };
}

const moveTo = (x: number, y: number) => ({
  type: "pointerMove",
  ...{ x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
});
const pointer = (actions: readonly object[]) => ({ type: "pointer", id: "mouse", actions });
const pause = { type: "pause" };
const downs = (keys: readonly string[]) =>
  keys.map((key) => ({ type: "keyDown", value: KEYS[key] ?? key }));
const ups = (keys: readonly string[]) =>
  keys.toReversed().map((key) => ({ type: "keyUp", value: KEYS[key] ?? key }));

/** Every source does something, or waits, in each tick: the keys go down first and up last. */
function clickActions({ x, y, keys = [], button = "left" }: Click): object[] {
  const number = button === "left" ? 0 : 1;
  const clicks = [
    moveTo(x, y),
    { type: "pointerDown", button: number },
    { type: "pointerUp", button: number },
  ];
  if (keys.length === 0) return [pointer(clicks)];
  const waiting = keys.map(() => pause);
  return [
    { type: "key", id: "keys", actions: [...downs(keys), pause, pause, pause, ...ups(keys)] },
    pointer([...waiting, ...clicks, ...waiting]),
  ];
}

/** The standard's characters for keys that write none. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Meta: "\uE03D",
};
