import { buildTestSites } from "./buildTestSites.ts";
import { ensureChromium } from "./ensureChromium.ts";

const browsers = ensureChromium();
console.log(`Browsers: ${browsers["headless shell"]}, ${browsers.full}`);
console.log("Building the test site and its variant …");
await buildTestSites();
