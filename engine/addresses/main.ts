import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePageJson } from "../../src/navigation/pageData.ts";
import { projectPaths } from "../projectPaths.ts";
import { LEDGER_FILE } from "./ledger.ts";
import { addressesOf, recordAddresses } from "./record.ts";

// `npm run addresses`, at each release: adds what the build has published to the ledger.
const { root, dist } = projectPaths(process.cwd());
const addresses = ["docs.json", "endpoints.json", "index.json", ...below("docs")].flatMap(
  (file) => {
    const { path, html } = parsePageJson(JSON.parse(readFileSync(join(dist, file), "utf8")));
    return addressesOf(path, html);
  },
);
console.log(`${LEDGER_FILE}: ${recordAddresses(root, addresses)} new addresses.`);

function below(folder: string): string[] {
  return readdirSync(join(dist, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => join(folder, name));
}
