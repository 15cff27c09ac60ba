/** Wider than this is a desktop; the style sheets write the same number, as custom properties cannot stand in media queries. */
const DESKTOP_BREAKPOINT = 996;
export const DESKTOP_QUERY = `(width > ${DESKTOP_BREAKPOINT}px)`;
