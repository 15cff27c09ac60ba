import { availableParallelism } from "node:os";

/** Does the work for each item, as many at a time as the machine has processors, and keeps the order. */
export async function inParallel<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) done[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}
