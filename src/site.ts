import packageJson from "../package.json" with { type: "json" };

const { version } = packageJson;

/** A link as the navbar, drawer and footer show it: a site path, or an address elsewhere. */
export type SiteLink = { label: string; href: string };

/** A version of the documentation: the pages under `path`; its landing page is `path` + "/overview". */
export type DocsVersion = { name: string; path: string };

const repository = "https://github.com/ideal-postcodes/postcodes.io";
const issueTracker = `${repository}/issues`;
const documentation: SiteLink = { label: "Documentation", href: "/docs/overview" };

/** Everything about this site that is a setting rather than content. Addresses of pages are site paths. */
export const site = {
  name: "Postcodes.io",
  tagline: "Free, open-source API for UK postcodes and places",
  /** The version of this website. The API has releases of its own, see `apiRelease`. */
  version,
  apiRelease: "18.0.1",
  /** Where the site is published: canonical links and the sitemap need absolute addresses. */
  origin: "https://postcodes.io",
  language: "en-GB",

  /** True: light, dark and system can be chosen. False: only light and dark. */
  respectPrefersColorScheme: true as boolean,
  defaultColourMode: "light",

  /** Shown above the navbar until dismissed; a new id shows it to everyone again. Null shows none. */
  announcement: {
    id: "lsoa-msoa-2021",
    text: "Since release 18, lsoa and msoa name 2021 census areas.",
    link: { label: "What changed", href: "/docs/postcode/schema#lsoa-msoa" },
  } as { id: string; text: string; link: SiteLink } | null,

  /** Newest first. The first one is preferred until a reader opens another. */
  docsVersions: [{ name: version, path: "/docs" }] as readonly [DocsVersion, ...DocsVersion[]],

  /**
   * True: readers may keep the whole site in their browser. False withdraws that: the control is gone, and the next visit
   * removes what a browser has kept (decisions/0023).
   */
  keepOffline: true as boolean,

  /** Where readers report what is missing or wrong; its form for a new report is at /new. */
  issueTracker,
  /** Where readers propose a change to a file of this project, whose path follows. */
  editBase: `${repository}/edit/main/`,

  navbar: {
    left: [
      { label: "Endpoints", href: "/endpoints" },
      documentation,
      { label: "API", href: "/docs/api" },
    ],
    right: [
      { label: "Status", href: "https://status.ideal-postcodes.co.uk" },
      { label: "Blog", href: "https://blog.ideal-postcodes.co.uk/tag/postcodes-io" },
      { label: "GitHub", href: repository },
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
    {
      title: "Community",
      links: [
        { label: "Help", href: "https://ideal-postcodes.co.uk/support" },
        { label: "Issue Tracker", href: issueTracker },
        { label: "Libraries", href: "/docs/libraries" },
      ],
    },
    {
      title: "More",
      links: [
        { label: "GitHub", href: repository },
        { label: "Changelog", href: `${repository}/blob/main/CHANGELOG.md` },
        { label: "Ideal Postcodes", href: "https://ideal-postcodes.co.uk" },
      ],
    },
  ] satisfies { title: string; links: SiteLink[] }[],
} as const;
