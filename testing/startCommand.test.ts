import { expect, it } from "vitest";
import { startCommand } from "./startCommand.ts";

const script = (text: string) => startCommand([process.execPath, "--eval", text]);

it("waits for words, also those printed before and in pieces, and stops on request", async () => {
  const command = script(
    'process.stdout.write("at po"); setTimeout(() => console.error("rt 123."), 100); setInterval(() => {}, 1000);',
  );
  expect(await command.says(/port (\d+)\./)).toBe("123");
  expect(await command.says(/at (po)/)).toBe("po");
  expect(await command.stop("SIGTERM")).toBeNull();
  expect(command.output()).toBe("at port 123.\n");
  expect(await command.stop(), "a second time").toBeNull();
});

it("fails with what was said when the command ends without the words", async () => {
  const command = script('console.error("no room"); process.exitCode = 3;');
  await expect(command.says(/ready/)).rejects.toThrow(/^no room$/);
  expect(await command.ended).toBe(3);
});

it("says that there is no such program", async () => {
  await expect(startCommand(["no-such-program"]).says(/ready/)).rejects.toThrow("ENOENT");
});
