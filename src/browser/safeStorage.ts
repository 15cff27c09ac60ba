/** Local and session storage may be out of reach or hold rubbish. Readers then lose only the memory of a choice. */

const warned = new Set<string>();

/** Once for each kind of trouble, however often it comes up. */
function warnOnce(trouble: string, detail: unknown) {
  if (warned.has(trouble)) return;
  warned.add(trouble);
  console.warn(trouble, detail);
}

const UNAVAILABLE =
  "The browser's storage is out of reach, so choices on this site are not remembered.";
const NONSENSE = "A stored choice makes no sense on this site and is dropped.";

type Area = "localStorage" | "sessionStorage";

export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch (error) {
    warnOnce(UNAVAILABLE, error);
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
    warnOnce(NONSENSE, `${key}: ${stored}`);
    forget(key);
    return null;
  }
  return choice;
}

export function store(key: string, value: string, area: Area = "localStorage"): void {
  try {
    window[area].setItem(key, value);
  } catch (error) {
    warnOnce(UNAVAILABLE, error);
  }
}

/** Calls when another tab has changed what is stored. Returns the function that ends it. */
export function onStoredElsewhere(key: string, call: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) call();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

export function forget(key: string, area: Area = "localStorage"): void {
  try {
    window[area].removeItem(key);
  } catch (error) {
    warnOnce(UNAVAILABLE, error);
  }
}
