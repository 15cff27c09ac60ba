import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("has defaults", () => {
  expect(readSettings({})).toEqual({
    basePath: "/",
    apiBaseUrl: "https://api.postcodes.io",
    port: 3000,
  });
});

it("takes what the environment says", () => {
  const environment = { BASE_PATH: "/a/b/", API_BASE_URL: "http://localhost:8000/x/", PORT: "0" };
  expect(readSettings(environment)).toEqual({
    basePath: "/a/b/",
    apiBaseUrl: "http://localhost:8000/x",
    port: 0,
  });
});

it.each([
  [{ BASE_PATH: "postcodes" }, 'BASE_PATH is "postcodes"'],
  [{ BASE_PATH: "/postcodes" }, "must begin and end with a slash"],
  [{ BASE_PATH: "//" }, "BASE_PATH"],
  [{ API_BASE_URL: "api.postcodes.io" }, "API_BASE_URL"],
  [{ API_BASE_URL: "ftp://a.example" }, "must be an http or https address"],
  [{ API_BASE_URL: "https://a.example/?x" }, "API_BASE_URL"],
  [{ PORT: "three" }, 'PORT is "three"'],
  [{ PORT: "70000" }, "from 0 to 65535"],
])("%o is refused with a sentence", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
