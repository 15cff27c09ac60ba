import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listenOnFreePort } from "../../testing/listenOnFreePort.ts";
import { isLeftEarly } from "./isLeftEarly.ts";

const SCRIPT = "export const answer = 42;";
let server: Listening;
beforeAll(async () => {
  server = await listenOnFreePort(createServer((_, response) => response.end(SCRIPT)));
});
afterAll(() => server.stop());

/** What Firefox says of a script of which this has come. */
const message = (content: string) =>
  `None of the “sha256” hashes in the integrity attribute match the content of the subresource at “${server.origin}/shell.js”. The computed hash is “${createHash("sha256").update(content).digest("base64")}”.`;

test.each(["", SCRIPT.slice(0, 8)])(
  "a script of which only “%s” has come was left early",
  async (content) => {
    expect(await isLeftEarly(message(content))).toBe(true);
  },
);

test.each([SCRIPT, "something else"])(
  "“%s” in the place of a script is a fault",
  async (content) => {
    expect(await isLeftEarly(message(content))).toBe(false);
  },
);

test("the loader's own message is known, others are not", async () => {
  expect(await isLeftEarly("Failed to fetch /assets/entry-client-1.js")).toBe(true);
  expect(await isLeftEarly("Uncaught TypeError: x is undefined")).toBe(false);
});
