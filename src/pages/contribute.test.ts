import { expect, test } from "vitest";
import { editAddress, reportAddress } from "./contribute.ts";

const REPOSITORY = "https://github.com/ideal-postcodes/postcodes.io";
const page = { path: "/docs/overview", title: "Overview & more" };

/** What the tracker reads from the address. */
function read(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  return { form: origin + pathname, ...Object.fromEntries(searchParams) };
}

test("a file is edited in the repository", () => {
  expect(editAddress("content/docs/overview.mdx")).toBe(
    `${REPOSITORY}/edit/main/content/docs/overview.mdx`,
  );
});

test("a report names page and release", () => {
  expect(read(reportAddress("/sub/", page, null))).toEqual({
    form: `${REPOSITORY}/issues/new`,
    title: "Docs: Overview & more",
    body: "Page: https://postcodes.io/sub/docs/overview\nAPI release: 18.0.1\n\n",
  });
});

test("a report names the section that is being read", () => {
  const section = { id: "rate-limits", text: "100 % + “limits” = a#b?" };
  expect(read(reportAddress("/", { ...page, canonicalPath: "/docs/real" }, section))).toEqual({
    form: `${REPOSITORY}/issues/new`,
    title: "Docs: Overview & more – 100 % + “limits” = a#b?",
    body: "Page: https://postcodes.io/docs/real#rate-limits\nAPI release: 18.0.1\n\n",
  });
});
