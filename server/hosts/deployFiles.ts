import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";

/** The configurations that are kept in deploy/, by their paths. */
export function deployFiles(): Record<string, string> {
  return {
    "deploy/nginx.conf": nginxConf(),
    "deploy/Caddyfile": caddyfile(),
  };
}
