import { pageFile } from "./barePath.ts";

/**
 * A site path as an address in a copy of the site that needs no server, where pages are files. `root` leads from the
 * page to the folder of the copy. Leaves addresses elsewhere and bare anchors alone.
 */
export function copyAddress(root: string, href: string): string {
  const [, path, rest = ""] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
  if (path === undefined) return href;
  const isFile = /\.\w+$/.test(path);
  return root + (isFile ? path.slice(1) : pageFile(path, ".html")) + rest;
}
