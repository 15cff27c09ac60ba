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
