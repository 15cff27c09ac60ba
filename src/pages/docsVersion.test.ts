import { expect, it } from "vitest";
import { landingOf, versionOf } from "./docsVersion.ts";

const newest = { name: "12.0.0", path: "/docs" };
const older = { name: "11.0.0", path: "/docs/11" };

it("finds the version with the longest matching path", () => {
  expect(versionOf([newest, older], "/docs/overview")).toBe(newest);
  expect(versionOf([newest, older], "/docs/11/overview")).toBe(older);
  expect(versionOf([newest, older], "/docs")).toBe(newest);
  expect(versionOf([newest, older], "/docs/110")).toBe(newest);
  expect(versionOf([newest, older], "/endpoints")).toBeNull();
});

it("lands on the overview", () => {
  expect(landingOf(older)).toBe("/docs/11/overview");
});
