import { buildVariant } from "./buildVariant.ts";
import { ensureChromium } from "./ensureChromium.ts";

console.log(`Browser: ${ensureChromium()}`);
await buildVariant();
