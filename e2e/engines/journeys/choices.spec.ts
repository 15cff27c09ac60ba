import type { Reader } from "../reader.ts";
import { check, expect, test } from "../test.ts";

const background = () => getComputedStyle(document.documentElement).backgroundColor;
const WHITE = "rgb(255, 255, 255)";
const toggle = (reader: Reader, mode: string) => reader.find("button", `Colour mode: ${mode}`);

test("Colour mode", { tag: "@core" }, async ({ reader }) => {
  await reader.open("/docs/overview");
  await check("the first visit is light, and nothing is stored", async () => {
    await toggle(reader, "light").appears();
    await reader.until(background, WHITE);
    expect(await reader.stored("theme")).toBeNull();
  });
  for (const [from, to] of [
    ["light", "dark"],
    ["dark", "system"],
    ["system", "light"],
  ] as const) {
    await check(`a click leads from ${from} to ${to}, which is stored`, async () => {
      await toggle(reader, from).click();
      await toggle(reader, to).appears();
      expect(await reader.stored("theme")).toBe(to);
    });
  }
  await check("the choice holds after a reload and on other pages", async () => {
    await toggle(reader, "light").click();
    await toggle(reader, "dark").appears();
    await reader.reload();
    expect(await reader.run(background)).not.toBe(WHITE);
    await reader.goto("/endpoints");
    expect(await reader.run(background)).not.toBe(WHITE);
  });
  await check("where the system's choice is not respected, there are two modes", async () => {
    await reader.open("/postcodes/");
    await toggle(reader, "dark").click();
    await toggle(reader, "light").click();
    await toggle(reader, "dark").appears();
  });
});

test.describe("where the system is dark", () => {
  test.use({ conditions: { dark: true } });

  test("Colour mode of a dark system", async ({ reader }) => {
    await reader.open("/");
    await check("the first visit is light", () => reader.until(background, WHITE));
    await check("system follows the system", async () => {
      await reader.run(() => localStorage.setItem("theme", "system"));
      await reader.reload();
      expect(await reader.run(background)).not.toBe(WHITE);
    });
  });
});

test("Samples", async ({ reader }) => {
  await reader.open("/docs/api/lookup-postcode");
  const tab = (name: string) => reader.find("tab", name);
  const panel = reader.find("tabpanel");
  await check("the first language is shown", async () => {
    await tab("curl").has("aria-selected", "true");
    await panel.says("curl '");
  });
  await check("a click shows another", async () => {
    await tab("Python").click();
    await tab("Python").has("aria-selected", "true");
    await panel.says("import requests");
  });
  await check("arrow keys and End choose", async () => {
    await reader.press("ArrowRight");
    await tab("PHP").isFocused();
    await panel.says("<?php");
    await reader.press("End");
    await tab("Java").isFocused();
    await panel.says("HttpClient");
  });
  await check("the choice holds after a reload and on other pages", async () => {
    await reader.reload();
    await panel.says("HttpClient");
    await reader.goto("/docs/postcode/bulk");
    await tab("Java").has("aria-selected", "true");
    await panel.says("HttpClient");
  });
  await check("samples that do not come leave what was there", async () => {
    reader.front.breakAt("/samples/query-places/found.json", "fail");
    await reader.goto("/docs/api/place-query");
    await reader.until(
      () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/samples/")),
      true,
    );
    await tab("Java").has("aria-selected", "false");
    await panel.says("curl '");
    reader.front.restore();
    await tab("PHP").click();
    await panel.says("<?php");
  });
});

test("Nations", async ({ reader }) => {
  await reader.open("/docs/postcode/schema");
  const nation = (name: string) => reader.find("radio", name);
  const response = reader.find("[data-sample-nations]");
  const signs = () =>
    ["null", "other"].map((mark) => {
      const name = document.querySelector(`[data-value-mark="${mark}"]`);
      return name && getComputedStyle(name, "::before").content.slice(0, 3);
    });
  await check("a click shows the response in another", async () => {
    await nation("Islands").click();
    await response.says("TE9 9ST");
  });
  await check("what is null and what differs have signs", () =>
    reader.until(signs, ['"∅"', '"≠"']),
  );
  await check("arrow keys choose", async () => {
    await reader.press("ArrowLeft");
    await nation("England").isFocused();
    await response.says("TE1 1ST");
  });
  await check("the home page has all of them, one at a time", async () => {
    const shown = () => document.querySelector<HTMLElement>("#nations")?.innerText.match(/TE\d/g);
    await reader.open("/");
    await reader.until(shown, ["TE1"]);
    await nation("Islands").click();
    await reader.until(shown, ["TE9"]);
  });
});

test("Long lines", async ({ reader }) => {
  await reader.resize(390, 844);
  await reader.open("/docs/self-host");
  const button = reader.find("button", "Wrap long lines");
  const overflow = () => {
    const block = document.querySelector("article pre");
    return block !== null && block.scrollWidth > block.clientWidth;
  };
  await reader.until(overflow, true);
  await check("long lines wrap on a click", async () => {
    await button.click();
    await button.has("aria-pressed", "true");
    await reader.until(overflow, false);
  });
  await check("the choice holds after a reload", async () => {
    await reader.reload();
    await reader.until(overflow, false);
  });
});

test("Announcement", async ({ reader }) => {
  await reader.open("/docs/overview");
  const bar = reader.find("region", "Announcement");
  await check("the announcement is shown", () => bar.says("there for the tests"));
  await check("it goes on a click", async () => {
    await bar.find("button", "Dismiss announcement").click();
    await bar.disappears();
  });
  await check("it stays away", async () => {
    await reader.reload();
    await reader.title("Overview").appears();
    await bar.disappears();
  });
  await check("another announcement is shown", async () => {
    await reader.goto("/postcodes/");
    await bar.appears();
  });
});

test("Versions", async ({ reader }) => {
  const navbar = reader.find("navigation", "Main");
  await check("a single version is a label, and is stored", async () => {
    await reader.open("/docs/overview");
    await navbar.says("Docs 12.0.0");
    await expect.poll(() => reader.stored("docs-version")).toBe("12.0.0");
  });
  await reader.open("/postcodes/");
  const documentation = navbar.find("link", "Documentation");
  await check("of two versions, one can be chosen, and the menu closes", async () => {
    await documentation.has("href", "/postcodes/docs/overview");
    await navbar.find("handle").click();
    await navbar.find("link", "11.0.0").click();
    await reader.title("Overview of version 11").appears();
    await navbar.find("handle").says("Docs 11.0.0");
    await navbar.find("link", "12.0.0").disappears();
    await reader.settle();
  });
  await check("Documentation then leads to that one", async () => {
    await reader.open("/postcodes/");
    await documentation.has("href", "/postcodes/docs/11/overview");
  });
});
