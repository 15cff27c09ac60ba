import { keep } from "./keep.ts";
import { worker } from "./scope.ts";
import { withdraw } from "./withdraw.ts";

/** The service worker, which a browser gets only when its reader asks to keep the site (decisions/0023). */
if (worker.edition === null) withdraw();
else keep(worker.edition);
