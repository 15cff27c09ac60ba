import { runCommandLine } from "../../server/runServer.ts";
import { projectPaths } from "../projectPaths.ts";
import { answerTo, builtIndex, parseCommand } from "./commandLine.ts";

/** `npm run search`: asks the built index what the dialog would show. */
await runCommandLine(() => {
  const command = parseCommand(process.argv.slice(2));
  console.log(answerTo(command, builtIndex(projectPaths(process.cwd()).dist)));
});
