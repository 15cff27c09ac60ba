import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

it("allows nothing but this site's files and the inline scripts it is given", () => {
  const directives = contentSecurityPolicy(["alert(1)"]).split("; ");
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(directives).toContain("style-src 'self'");
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain("trusted-types postcodes-article");
  expect(directives.join()).not.toContain("unsafe");
});
