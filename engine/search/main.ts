import { projectPaths } from "../projectPaths.ts";
import { answerTo, builtIndex, parseCommand, SearchError } from "./commandLine.ts";

/** `npm run search`: asks the built index what the dialog would show. */
try {
  const command = parseCommand(process.argv.slice(2));
  console.log(answerTo(command, builtIndex(projectPaths(process.cwd()).dist)));
} catch (error) {
  if (!(error instanceof SearchError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
