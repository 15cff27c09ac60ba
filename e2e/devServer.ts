import { type RunningCommand, startCommand } from "../build/testing/startCommand.ts";

/** Starts `npm run dev` in a folder, on a free port. */
export function startDevServer(folder: string): RunningCommand {
  // Without npx, which would not pass on the signal that stops it.
  return startCommand([process.execPath, "node_modules/vite/bin/vite.js", "dev"], {
    folder,
    environment: { PORT: "0", NODE_ENV: "development" },
  });
}
