import { writeFileSync } from "node:fs";
import { deployFiles } from "./deployFiles.ts";

/** `npm run deploy:update` */
for (const [file, text] of Object.entries(deployFiles())) writeFileSync(file, text);
