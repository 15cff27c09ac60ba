import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { toMockData } from "../../mock/mockData.ts";
import { runMock } from "../../mock/runMock.ts";

/** The mock as a package: what it knows is in files beside it, which engine/packages writes. */
await runMock("postcodes-io-mock", async () => {
  const fileAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const reference = JSON.parse(await readFile(fileAt("reference.json"), "utf8"));
  return toMockData(reference, fileAt("recordings"));
});
