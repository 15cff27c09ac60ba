import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder } from "vite";
import { runCommandLine } from "../../server/runServer.ts";
import { formatNumber } from "../../src/lib/formatNumber.ts";
import { slug } from "../../src/lib/slug.ts";
import { bundleScript } from "../bundle.ts";
import { loadSite } from "../loadSite.ts";
import { projectPaths } from "../projectPaths.ts";
import { copyFiles } from "./copyFiles.ts";
import { zip } from "./zip.ts";

/** `npm run offline`: writes the built site as a zip that works from any folder, with or without a server. */
await runCommandLine(async () => {
  const { root, dist } = projectPaths(process.cwd());
  if (!existsSync(join(dist, "index.html")))
    throw new Error("There is no dist/. Run: npm run build");
  const builder = await createBuilder({ root, configFile: join(root, "vite.config.ts") });
  const script = await bundleScript(builder, "copy");
  const { base, settings } = await loadSite(root);
  const files = await copyFiles(dist, base, script);
  const name = `${slug(settings.name)}-docs-${settings.version}`;
  const archive = zip(
    files.map(({ fileName, content }) => ({ fileName: `${name}/${fileName}`, content })),
  );
  await writeFile(join(root, `${name}.zip`), archive);
  console.log(
    `${name}.zip: ${formatNumber(files.length)} files, ${formatNumber(archive.length)} bytes. Unpack it and open ${name}/index.html.`,
  );
});
