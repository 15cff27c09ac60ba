/** Browsers that can take the SVG do; the others, and feed readers, look for the .ico. */
export function iconTags(base: string): string[] {
  return [
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
  ];
}
