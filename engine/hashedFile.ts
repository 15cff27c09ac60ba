import { createHash } from "node:crypto";

/** A file whose name changes with its content. */
export function hashedFile(name: string, extension: string, code: string) {
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, code };
}
