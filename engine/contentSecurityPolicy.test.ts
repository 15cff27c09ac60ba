import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

it("allows nothing but this site's files and the inline script and style it is given", () => {
  const directives = contentSecurityPolicy({ script: "alert(1)", style: "a{}" }).split("; ");
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(directives).toContain(
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain("trusted-types postcodes-article");
  expect(directives.join()).not.toContain("unsafe");
});
