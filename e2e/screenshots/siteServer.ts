import { join } from "node:path";
import { startCommand } from "../../testing/startCommand.ts";

const project = join(import.meta.dirname, "../..");

/** The built site on a free port, served by the site's own server, which also says when nothing is built. */
export async function startSiteServer(): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const { says, stop } = startCommand(
    [process.execPath, join(project, "engine/run.mjs"), join(project, "server/serve.ts")],
    { environment: { PORT: "0", BASE_PATH: "/" } },
  );
  return { origin: await says(/(http:\/\/localhost:\d+)/), stop };
}
