/** The present site's set-up: Docusaurus with openapi-docs. */
export default {
  title: "Postcodes.io",
  url: "https://postcodes.io",
  baseUrl: "/",
  trailingSlash: false,
  // Our links lead to pages of the reference that have other addresses here.
  onBrokenLinks: "ignore",
  onBrokenAnchors: "ignore",
  markdown: { format: "detect", hooks: { onBrokenMarkdownLinks: "ignore" } },
  presets: [
    [
      "classic",
      {
        docs: { sidebarPath: "./sidebars.mjs", docItemComponent: "@theme/ApiItem" },
        blog: false,
      },
    ],
  ],
  plugins: [
    [
      "docusaurus-plugin-openapi-docs",
      {
        id: "api",
        docsPluginId: "classic",
        config: {
          postcodes: {
            specPath: "openapi.json",
            outputDir: "docs/api",
            sidebarOptions: { groupPathsBy: "tag" },
          },
        },
      },
    ],
  ],
  themes: ["docusaurus-theme-openapi-docs"],
  themeConfig: {
    navbar: {
      title: "Postcodes.io",
      items: [
        { type: "docSidebar", sidebarId: "guides", label: "Documentation" },
        { type: "docSidebar", sidebarId: "api", label: "API" },
      ],
    },
  },
};
