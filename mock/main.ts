import { loadMock } from "./loadMock.ts";
import { runMock } from "./runMock.ts";

/** `npm run mock`: a stand-in for the API on this machine. */
await runMock("npm run mock --", () => loadMock(process.cwd()));
