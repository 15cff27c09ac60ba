import type { Plugin } from "vite";

/** What the site shows of its package.json is the version. As it is, the shell would send readers the whole file. */
export function packageVersionPlugin(): Plugin {
  return {
    name: "postcodes:package-version",
    enforce: "pre",
    transform: {
      filter: { id: /^(?!.*node_modules).*\/package\.json$/ },
      handler: (code) => JSON.stringify({ version: JSON.parse(code).version }),
    },
  };
}
