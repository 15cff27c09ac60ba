import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import starlightOpenAPI, { openAPISidebarGroups } from "starlight-openapi";

export default defineConfig({
  // Needed for a sitemap, as ours has one.
  site: "https://postcodes.io",
  // Like ours: docs/overview.html, without a slash at the end of addresses.
  build: { format: "file" },
  trailingSlash: "never",
  integrations: [
    starlight({
      title: "Postcodes.io",
      plugins: [starlightOpenAPI([{ base: "api", schema: "./openapi.json" }])],
      sidebar: [{ label: "Guides", autogenerate: { directory: "docs" } }, ...openAPISidebarGroups],
    }),
  ],
});
