import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deployFiles } from "./deployFiles.ts";
import { hostFiles } from "./hostFiles.ts";

test.each(Object.entries(deployFiles()))("%s is what the rules say", (file, text) => {
  expect(readFileSync(file, "utf8"), 'Run "npm run deploy:update".').toBe(text);
});

const pagePolicy = (path: string, hash: string) => ({
  page: { path },
  policy: `style-src 'sha256-${hash}'; frame-ancestors 'none'`,
});
const files = new Map(
  hostFiles("/", [
    pagePolicy("/", "home"),
    pagePolicy("/docs/overview", "overview"),
    pagePolicy("/404", "404"),
  ]).map(({ fileName, content }) => [fileName, content]),
);

test("every server gets the policy of each document", () => {
  for (const name of ["_policies.nginx", "_policies.caddy"]) {
    const text = files.get(name) ?? "";
    expect(text).toContain(`/index.html "style-src 'sha256-home'; frame-ancestors 'none'"`);
    expect(text).toContain(`/404.html "style-src 'sha256-404'; frame-ancestors 'none'"`);
  }
});

test("_headers has one rule for each page, by its address", () => {
  const rules = (files.get("_headers") ?? "").split(/\n(?=\/)/);
  const overview = rules.filter((rule) => rule.startsWith("/docs/overview\n"));
  expect(overview.join()).toContain(
    "  Content-Security-Policy: style-src 'sha256-overview'; frame",
  );
  expect(overview.join()).toContain("  Cache-Control: no-cache\n");
  expect(rules.filter((rule) => rule.startsWith("/\n"))).toHaveLength(1);
  expect(rules.join()).not.toContain("404");
});

test("_headers sets no header but the policy twice for a path", () => {
  const everywhere = /^\/\*\n(?<headers>(?: {2}.+\n)+)/.exec(files.get("_headers") ?? "");
  const names = [...(everywhere?.groups?.["headers"] ?? "").matchAll(/^ {2}([\w-]+):/gm)];
  const others = (files.get("_headers") ?? "").slice(everywhere?.[0].length);
  for (const [, name] of names.filter(([, found]) => found !== "Content-Security-Policy")) {
    expect(others).not.toContain(`  ${name}:`);
  }
  expect(names.length).toBeGreaterThan(5);
});

test("_redirects leads other spellings to the address of each page", () => {
  expect((files.get("_redirects") ?? "").split("\n")).toEqual([
    "/index.html / 301",
    "/docs/overview.html /docs/overview 301",
    "/docs/overview/index.html /docs/overview 301",
    "",
  ]);
});
