/** True for an address on another site. */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z+.-]*:|^\/\//i.test(href);
}
