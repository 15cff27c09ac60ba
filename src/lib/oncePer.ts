/** The same function, but its result for an object is made once, and kept no longer than the object. */
export function oncePer<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const made = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const kept = made.get(key) ?? { result: make(key) };
    made.set(key, kept);
    return kept.result;
  };
}

/** The same for texts. */
export function oncePerText<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, { result: Result }>();
  return (text) => {
    const kept = made.get(text) ?? { result: make(text) };
    made.set(text, kept);
    return kept.result;
  };
}
