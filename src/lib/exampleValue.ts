/**
 * The value at a dotted path such as "result.0.postcode". Pages show values of the contract's examples,
 * so an example that no longer has one stops the build.
 */
export function exampleValue(value: unknown, path: string): unknown {
  let found = value;
  for (const step of path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) {
      throw new Error(
        `The example of a page has no "${path}" (looked for "${step}"). Correct the path in src/ or the example in openapi/examples.`,
      );
    }
    found = Reflect.get(found, step);
  }
  return found;
}

/** The same as text, for a string, a number or a boolean. */
export function textAt(value: unknown, path: string): string {
  const found = exampleValue(value, path);
  if (typeof found === "string" || typeof found === "number" || typeof found === "boolean") {
    return String(found);
  }
  throw new Error(
    `A page shows "${path}" of an example as text, but it is ${JSON.stringify(found)}.`,
  );
}

/** The list at a path. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = exampleValue(value, path);
  if (Array.isArray(found)) return found;
  throw new Error(
    `A page takes "${path}" of an example for a list, but it is ${JSON.stringify(found)}.`,
  );
}
