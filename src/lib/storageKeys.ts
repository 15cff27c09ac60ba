/** Keys in the reader's storage. */
export const COLOUR_MODE_KEY = "theme";
export const ANNOUNCEMENT_KEY = "announcement";
export const DOCS_VERSION_KEY = "docs-version";
export const SIDEBAR_SCROLL_KEY = "sidebar-scroll";
export const FAILED_NAVIGATION_KEY = "navigation-failed";
export const SAMPLE_LANGUAGE_KEY = "sample-language";
export const CODE_WRAP_KEY = "code-wrap";
export const KEPT_CLICK_KEY = "kept-click";
export const RECENT_SEARCHES_KEY = "recent-searches";
