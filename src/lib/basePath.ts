/** `base` is Vite's BASE_URL: it begins and ends with a slash. Leaves addresses elsewhere and bare anchors alone. */
export function withBase(base: string, href: string): string {
  if (!href.startsWith("/") || href.startsWith("//")) return href;
  return base + href.slice(1);
}

/** The site path of a URL's pathname, or null when it is outside the base. */
export function withoutBase(base: string, pathname: string): string | null {
  if (pathname === base.slice(0, -1)) return "/";
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : null;
}
