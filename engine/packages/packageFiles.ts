import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Docs, DocsPage } from "../../packages/mcp/docs.ts";
import { pageFile } from "../../src/lib/barePath.ts";
import { withBase } from "../../src/lib/basePath.ts";
import type { Reference } from "../../src/reference/model/types.ts";
import { readRecordingFiles } from "../contract/proof/recordings.ts";
import type { LoadedSite } from "../loadSite.ts";
import { projectPaths } from "../projectPaths.ts";
import { builtEntries } from "../search/commandLine.ts";
import type { OutputFile } from "../writeDist.ts";
import { bundleProgram } from "./bundleProgram.ts";
import { toDocsPage } from "./docsPage.ts";

export const packageNames = ["mock", "mcp"] as const;
type PackageName = (typeof packageNames)[number];

/** The files of a package besides package.json and README.md. `built` is the folder with the finished pages. */
export async function packageFiles(
  name: PackageName,
  root: string,
  site: LoadedSite,
  built: string,
): Promise<OutputFile[]> {
  const description = JSON.parse(
    await readFile(join(root, "packages", name, "package.json"), "utf8"),
  );
  const dependencies = Object.keys(description.dependencies ?? {});
  const data = name === "mock" ? await mockData(root, site) : await docsData(site, built);
  return [
    {
      fileName: "main.js",
      content: await bundleProgram(root, `packages/${name}/main.ts`, dependencies),
    },
    { fileName: "LICENSE", content: await readFile(join(root, "LICENSE"), "utf8") },
    ...data,
  ];
}

async function mockData(root: string, { reference }: LoadedSite): Promise<OutputFile[]> {
  const recordings = await readRecordingFiles(projectPaths(root).recordings);
  return [
    json("reference.json", forMock(reference)),
    ...recordings.map(({ name, content }) => json(`recordings/${name}`, content)),
  ];
}

/** What the mock never looks at is most of the contract: prose and responses. */
function forMock(reference: Reference): Reference {
  const operations = reference.operations.map((operation) => ({
    ...operation,
    description: [],
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      description: [],
      notes: [],
      beyond: [],
    })),
    body: null,
    responses: [],
    errors: [],
    avoid: [],
  }));
  return { ...reference, description: [], groups: [], operations };
}

async function docsData(site: LoadedSite, built: string): Promise<OutputFile[]> {
  const { pages, reference, settings, base, apiBaseUrl } = site;
  const own = pages.filter(({ canonicalPath }) => canonicalPath === undefined);
  const docs: Docs = {
    release: reference.version,
    address: settings.origin + withBase(base, "/").replace(/\/$/, ""),
    apiAddress: apiBaseUrl,
    pages: await Promise.all(
      own.map(async (page): Promise<DocsPage> => {
        const read = (extension: ".json" | ".md") =>
          readFile(join(built, pageFile(page.path, extension)), "utf8");
        const { html } = JSON.parse(await read(".json"));
        const aliases = pages.filter(({ canonicalPath }) => canonicalPath === page.path);
        return {
          ...toDocsPage(page, html, await read(".md")),
          aliases: aliases.map(({ path }) => path),
        };
      }),
    ),
    entries: builtEntries(built),
    // Operations are in groups once more.
    reference: { ...reference, groups: [] },
  };
  return [json("docs.json", docs)];
}

function json(fileName: string, value: unknown): OutputFile {
  return { fileName, content: JSON.stringify(value) };
}
