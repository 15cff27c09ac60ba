export type SiteLink = { label: string; href: string };
export type DocsVersion = { name: string; path: string };

const elsewhere = "https://elsewhere.test.example";

/** The settings of the test site. Tests name the values here, so a new value is a change of tests. */
export const site = {
  name: "Test site",
  tagline: "A small site for the tests of the documentation",
  version: "12.0.0",
  apiRelease: "18.0.1",
  origin: "https://test.example",
  language: "en-GB",
  respectPrefersColorScheme: true as boolean,
  defaultColourMode: "light",
  announcement: {
    id: "first-announcement",
    text: "This announcement is there for the tests.",
    link: { label: "What it announces", href: "/docs/postcode/schema#coverage" },
  } as { id: string; text: string; link: SiteLink } | null,
  docsVersions: [{ name: "12.0.0", path: "/docs" }] as readonly [DocsVersion, ...DocsVersion[]],
  keepOffline: true as boolean,
  issueTracker: `${elsewhere}/code/issues`,
  editBase: `${elsewhere}/code/edit/main/`,
  navbar: {
    left: [
      { label: "Endpoints", href: "/endpoints" },
      { label: "Documentation", href: "/docs/overview" },
      { label: "API", href: "/docs/api" },
    ],
    right: [
      { label: "Status", href: `${elsewhere}/status` },
      { label: "GitHub", href: `${elsewhere}/code` },
    ],
  } satisfies Record<string, SiteLink[]>,
  footer: [
    {
      title: "Documentation",
      links: [
        { label: "Overview", href: "/docs/overview" },
        { label: "Self Hosting", href: "/docs/self-host" },
        { label: "Licences", href: "/docs/licences" },
      ],
    },
    { title: "API", links: [{ label: "API Reference", href: "/docs/api" }] },
    { title: "Community", links: [{ label: "Libraries", href: "/docs/libraries" }] },
    { title: "More", links: [{ label: "GitHub", href: `${elsewhere}/code` }] },
  ] satisfies { title: string; links: SiteLink[] }[],
} as const;
