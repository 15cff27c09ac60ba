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

/** The configuration of Caddy. The environment says where the site is (SITE) and which PORT to listen on. */
export function caddyfile(): string {
  const maps = FILE_HEADERS.flatMap(({ name, usual, files, value }) => [
    `map {path} {${variable(name)}} {`,
    ...files.map((glob) => `\t~${globPattern(glob)} "${value}"`),
    `\tdefault "${usual ?? ""}"`,
    "}",
  ]);
  const query = ["map {query} {query_suffix} {", '\t"" ""', '\tdefault "?{query}"', "}"];
  const types = [
    "map {path} {content_type} {",
    ...Object.entries(CONTENT_TYPES).map(([extension, type]) => `\t~\\.${extension}$ "${type}"`),
    `\tdefault ${OTHER_TYPE}`,
    "}",
  ];
  const headers = [
    ...Object.entries(HEADERS).map(([name, value]) => `${name} "${value}"`),
    ...FILE_HEADERS.filter(({ usual }) => usual !== null).map(
      ({ name }) => `${name} {${variable(name)}}`,
    ),
    "Content-Security-Policy {policy}",
    "-Server",
    // Set when the response begins: the path is then that of the file.
    "defer",
  ];
  const optional = FILE_HEADERS.filter(({ usual }) => usual === null).flatMap(
    ({ name, files, value }) => [
      `@${variable(name)} path ${files.join(" ")}`,
      `header @${variable(name)} {`,
      `\t${name} "${value}"`,
      "\tdefer",
      "}",
    ],
  );
  const codings = Object.keys(CODINGS).join(" ");
  const hidden = HIDDEN_FILES.map(globPattern).join("|");
  return `${MADE_FROM_RULES}
{
	admin off
	auto_https off
	servers {
		timeouts {
			read_header 10s
		}
		max_header_size 16kb
	}
}

(headers) {
	header {
${indent(2, headers)}
	}
}

(file) {
	header Content-Type {content_type}
	header {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed ${codings}
	}
}

http://:{$PORT:8080} {
	root * {$SITE:/srv/site}
	# The policy of each document has hashes of its own, so the build writes them: restart Caddy after each deploy.
	import {$SITE:/srv/site}/${POLICY_FILES.caddy}
${indent(1, [...maps, ...types, ...query])}

	route {
		import headers
${indent(2, optional)}
		@method not method GET HEAD
		header @method Allow "GET, HEAD"
		respond @method 405

		# No dots or doubled slashes to resolve, and no slash hidden in an escape: one page has one spelling.
		@odd vars_regexp {http.request.orig_uri} (?i)^(?:https?://[^/?]*)?[^?]*?(?:${ADDRESSES.odd})
		error @odd 404

		@home path_regexp ${ADDRESSES.home}
		redir @home /{query_suffix} 301
		# The files of the not-found page and of the home page are no pages under these names.
		@hidden path_regexp ${ADDRESSES.unnamed}|${hidden}
		error @hidden 404

		# Other spellings of a page lead to it.
		@spelling path_regexp page ${ADDRESSES.otherSpelling}
		handle @spelling {
			@page file {re.page.1}.html
			redir @page {re.page.1}{query_suffix} 301
			error 404
		}
		rewrite / /index.html
		@file file {path}.html {path}
		route @file {
			rewrite * {file_match.relative}
			import file
		}
		error 404
	}

	handle_errors {
		route {
			rewrite * /404.html
			import headers
			import file
		}
	}
}
`;
}

/** The policy of each file, as a map for the configuration above. */
export function caddyPolicies({ other, documents, worker }: Policies): string {
  return [
    "map {path} {policy} {",
    ...[...documents, worker].map(({ path, policy }) => `\t${path} "${policy}"`),
    `\tdefault "${other}"`,
    "}",
    "",
  ].join("\n");
}

function variable(header: string): string {
  return header.toLowerCase().replaceAll("-", "_");
}

function indent(columns: number, lines: readonly string[]): string {
  return lines.map((line) => "\t".repeat(columns) + line).join("\n");
}
