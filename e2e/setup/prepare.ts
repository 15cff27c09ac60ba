import { buildTestSites } from "./buildTestSites.ts";
import { ensureChromium } from "./ensureChromium.ts";

console.log(`Browser: ${ensureChromium()}`);
console.log("Building the test site and its variant …");
await buildTestSites();
