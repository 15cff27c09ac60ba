import {
  ADDRESSES,
  CODINGS,
  CONTENT_TYPES,
  FILE_HEADERS,
  globPattern,
  HEADERS,
  HIDDEN_FILES,
  OTHER_TYPE,
} from "../rules.ts";
import { MADE_FROM_RULES, POLICY_FILES, type Policies } from "./policyFiles.ts";

const ROOT = "/srv/site";

/** The whole configuration of nginx with Debian's module for compressed files. */
export function nginxConf(): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => `"${type}" ${extension};`);
  const maps = FILE_HEADERS.flatMap(({ name, usual, files, value }) => [
    `map $uri ${variable(name)} {`,
    `    default "${usual ?? ""}";`,
    ...files.map((glob) => `    "~${globPattern(glob)}" "${value}";`),
    "}",
  ]);
  const headers = [
    ...Object.entries(HEADERS).map(([name, value]) => [name, `"${value}"`]),
    ...FILE_HEADERS.map(({ name }) => [name, variable(name)]),
    ["Content-Security-Policy", "$policy"],
    ["Allow", "$allow"],
  ];
  const hidden = HIDDEN_FILES.map(globPattern).join("|");
  return `${MADE_FROM_RULES}
load_module modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
    worker_connections 1024;
}

http {
${temporary.map((name) => `    ${name}_temp_path /tmp/${name};`).join("\n")}
    access_log off;
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    absolute_redirect off;
    client_header_timeout 10s;
    # No request needs a body: it is ignored, whatever its length.
    client_max_body_size 0;

    types {
${indent(8, types)}
    }
    default_type ${OTHER_TYPE};
    ${Object.keys(CODINGS)
      .map((coding) => (coding === "br" ? "brotli_static on;" : "gzip_static on;"))
      .join("\n    ")}
    gzip_vary on;

    # The policy of each document has hashes of its own, so the build writes them: reload nginx after each deploy.
    map_hash_bucket_size 256;
    include ${ROOT}/${POLICY_FILES.nginx};
${indent(4, maps)}
    map $request_method $allow {
        default "GET, HEAD";
        GET "";
        HEAD "";
    }
    # No dots or doubled slashes to resolve, and no slash hidden in an escape: one page has one spelling.
    map "$uri $request_uri" $is_odd {
        volatile;
        default 0;
        "~^/404\\.html " 0;
        "~* [^?]*?(?:${ADDRESSES.odd})" 1;
    }

    server {
        listen 8080;
        root ${ROOT};
        merge_slashes off;
        error_page 404 /404.html;
        # Its own 501 and 505 are for requests that nginx does not understand.
        error_page 501 505 =400 /400;
${indent(
  8,
  headers.map(([name, value]) => `add_header ${name} ${value} always;`),
)}

        if ($allow) {
            return 405;
        }
        if ($is_odd) {
            return 404;
        }
        location = /404.html {
            internal;
        }
        location = /400 {
            internal;
            return 400;
        }
        location = / {
            try_files /index.html =404;
        }
        location ~ ${ADDRESSES.home} {
            return 301 /$is_args$args;
        }
        # The files of the not-found page and of the home page are no pages under these names.
        location ~ "${ADDRESSES.unnamed}|${hidden}" {
            return 404;
        }
        # Other spellings of a page lead to it.
        location ~ ${ADDRESSES.otherSpelling} {
            set $page $1;
            if (-f $document_root$page.html) {
                return 301 $page$is_args$args;
            }
            return 404;
        }
        location / {
            try_files $uri.html $uri =404;
        }
    }
}
`;
}

/** The policy of each file, as a map for the configuration above. */
export function nginxPolicies({ other, documents, worker }: Policies): string {
  return [
    "map $uri $policy {",
    `    default "${other}";`,
    ...[...documents, worker].map(({ path, policy }) => `    ${path} "${policy}";`),
    "}",
    "",
  ].join("\n");
}

function variable(header: string): string {
  return `$${header.toLowerCase().replaceAll("-", "_")}`;
}

function indent(columns: number, lines: readonly string[]): string {
  return lines.map((line) => " ".repeat(columns) + line).join("\n");
}
