/** The function with its result for each object made once, and kept no longer than the object. */
export function oncePer<Key extends object, Result extends object>(make: (key: Key) => Result) {
  const made = new WeakMap<Key, Result>();
  return (key: Key): Result => {
    const result = made.get(key) ?? make(key);
    made.set(key, result);
    return result;
  };
}
