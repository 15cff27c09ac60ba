/** Prints one line per step: what it does and how long it took. */
export async function step<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  console.log(`${seconds.padStart(6)} s  ${name}`);
  return result;
}
