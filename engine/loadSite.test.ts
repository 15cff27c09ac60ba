import { expect, it, vi } from "vitest";
import { siteReader } from "./loadSite.ts";

it("reads the site once, and again after it was forgotten", async () => {
  const load = vi.fn(() => Promise.reject(new Error("no contract")));
  const reader = siteReader(process.cwd());
  await expect(reader.read(load)).rejects.toThrow("no contract");
  await expect(reader.read(load)).rejects.toThrow("no contract");
  expect(load).toHaveBeenCalledTimes(1);
  reader.forget();
  await expect(reader.read(load)).rejects.toThrow("no contract");
  expect(load).toHaveBeenCalledTimes(2);
});
