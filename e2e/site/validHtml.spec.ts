import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { QUICK_JAVA } from "../../testing/quickJava.ts";
import { runCommand } from "../../testing/runCommand.ts";
import { skipTestWithout } from "../../testing/skipTestWithout.ts";
import { expect, test } from "../test.ts";

const JAR = resolve("e2e/validator/node_modules/vnu-jar/build/dist/vnu.jar");

/** What the validator says without a fault of the pages, and why. One that it no longer says has to go. */
const EXPLAINED: readonly (readonly [RegExp, string])[] = [
  [/CSS: “clip-path”: “path\(/, "it knows no shape given as a path"],
  [/CSS: “container(?:-type)?”|“@container”|CSS: .* Unknown dimension/, "nor container queries"],
  [/CSS: “(?:vector-effect|paint-order)”/, "nor properties of drawings"],
  [
    /Article lacks heading/,
    "its heading is the page’s title, in front of it: the contents are between them",
  ],
  [
    /violates Content Security Policy/,
    "a file has no origin, so nothing is its own; in the browser, any message of the policy fails a test",
  ],
];

test("every page is valid HTML, without a warning", async () => {
  test.setTimeout(240_000);
  // The quick compiler's code needs more stack.
  const java = [QUICK_JAVA, "-Xss4m", "-jar", JAR];
  const args = [...java, "--exit-zero-always", "--stdout", "--skip-non-html", resolve("dist")];
  const run = existsSync(JAR) ? await runCommand(".", "java", args) : null;
  if (run === null || /ENOENT/.test(run.output)) {
    const wayOut = "Debian: apt-get install default-jre-headless; npm ci --prefix e2e/validator";
    skipTestWithout(`Not run: the HTML validator needs Java and its own package (${wayOut}).`);
  }
  expect(run.code, run.output).toBe(0);
  // Remarks that are no warnings are about taste: a slash that ends an element, for one.
  const said = run.output.split("\n").filter((line) => line !== "" && !/: info: /.test(line));
  const unexplained = said.filter((line) => !EXPLAINED.some(([pattern]) => pattern.test(line)));
  expect(unexplained).toEqual([]);
  const unused = EXPLAINED.filter(([pattern]) => !said.some((line) => pattern.test(line)));
  expect(unused, "explained, but not said").toEqual([]);
});
