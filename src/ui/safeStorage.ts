/** Local and session storage may be out of reach or hold rubbish. Readers then lose only the memory of a choice. */

let warned = false;

function warnOnce(reason: string, detail: unknown) {
  if (warned) return;
  warned = true;
  console.warn(`Choices on this site are not remembered: ${reason}`, detail);
}

type Area = "localStorage" | "sessionStorage";

export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch (error) {
    warnOnce("the browser's storage cannot be read.", error);
    return null;
  }
}

/** What is stored, if it is one of the values that make sense; anything else is dropped with a warning. */
export function readStoredChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
): Choice | null {
  const stored = readStored(key);
  if (stored === null) return null;
  const choice = choices.find((candidate) => candidate === stored);
  if (choice === undefined) {
    warnOnce(`"${key}" holds a value this site does not know.`, stored);
    forget(key);
    return null;
  }
  return choice;
}

export function store(key: string, value: string, area: Area = "localStorage"): void {
  try {
    window[area].setItem(key, value);
  } catch (error) {
    warnOnce("the browser's storage cannot be written.", error);
  }
}

export function forget(key: string, area: Area = "localStorage"): void {
  try {
    window[area].removeItem(key);
  } catch (error) {
    warnOnce("the browser's storage cannot be written.", error);
  }
}
