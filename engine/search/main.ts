import { runCommandLine } from "../../server/runServer.ts";
import { projectPaths } from "../projectPaths.ts";
import { builtIndex, outputOf, parseCommand } from "./commandLine.ts";

/** `npm run search`: asks the built index what the dialog would show. */
await runCommandLine(() => {
  const command = parseCommand(process.argv.slice(2));
  console.log(outputOf(command, builtIndex(projectPaths(process.cwd()).dist)));
});
