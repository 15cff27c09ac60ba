/** Local and session storage may be unavailable or hold unknown values. Readers then lose only a remembered choice. */

const warned = new Set<string>();

/** Once for each kind of trouble, however often it comes up. */
function warnOnce(trouble: string, detail: unknown) {
  if (warned.has(trouble)) return;
  warned.add(trouble);
  console.warn(trouble, detail);
}

const UNAVAILABLE =
  "The browser's storage is out of reach, so choices on this site are not remembered.";
const UNKNOWN_VALUE = "A stored choice makes no sense on this site and is dropped.";

type Area = "localStorage" | "sessionStorage";

function attempt<Value>(area: Area, use: (storage: Storage) => Value): Value | null {
  try {
    return use(window[area]);
  } catch (error) {
    warnOnce(UNAVAILABLE, error);
    return null;
  }
}

export function readStored(key: string, area: Area = "localStorage"): string | null {
  return attempt(area, (storage) => storage.getItem(key));
}

/** Drops what is stored, with a warning, if it is none of these values. */
export function dropUnless(key: string, values: readonly string[]): void {
  const stored = readStored(key);
  if (stored === null || values.includes(stored)) return;
  warnOnce(UNKNOWN_VALUE, `${key}: ${stored}`);
  forget(key);
}

export function store(key: string, value: string, area: Area = "localStorage"): void {
  attempt(area, (storage) => storage.setItem(key, value));
}

export function forget(key: string, area: Area = "localStorage"): void {
  attempt(area, (storage) => storage.removeItem(key));
}
