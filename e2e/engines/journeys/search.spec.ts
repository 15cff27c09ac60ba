import type { Reader } from "../reader.ts";
import { check, expect, test } from "../test.ts";

const dialog = (reader: Reader) => reader.find("dialog", "Search");
const field = (reader: Reader) => reader.find("combobox");
const value = (element: HTMLElement) => (element instanceof HTMLInputElement ? element.value : "");
/** The place of the active option, if it is in view and the field names it. */
const activePlace = () => {
  const options = [...document.querySelectorAll("[role=option]")];
  const active = document.querySelector("[role=option][aria-selected=true]");
  const { top = -1, bottom = 0 } = active?.getBoundingClientRect() ?? {};
  const named = document.activeElement?.getAttribute("aria-activedescendant");
  if (active === null || active.id !== named || top < 0 || bottom > innerHeight) return "none";
  return active === options.at(-1) ? "last" : options.indexOf(active);
};

test("Search", { tag: "@core" }, async ({ reader }) => {
  await reader.open("/docs/overview");
  await check("the button opens the dialog, with focus in the field", async () => {
    await reader.find("navigation", "Main").find("button", "Search").click();
    await dialog(reader).appears();
    await field(reader).isFocused();
  });
  await check("it offers where to start", () =>
    dialog(reader).find("link", "The postcode object").appears(),
  );
  await check("typing finds, by kind, and the words are marked", async () => {
    await reader.type("nearest outward");
    await dialog(reader).find("group", "Endpoints").find("option").appears();
    await dialog(reader).find("option").says("Find the nearest outward codes");
    await reader.until(() => (CSS.highlights.get("search-match")?.size ?? 0) > 0, true);
  });
  await check("the count is announced", () =>
    reader.until(
      () =>
        document.querySelector("dialog [role=status]")?.textContent?.includes("nearest outward"),
      true,
    ),
  );
  await check("Enter opens the result and closes the dialog", async () => {
    await reader.press("Enter");
    await reader.title("Outward codes").appears();
    await dialog(reader).disappears();
  });
  await check("Ctrl+K opens it again, and typing replaces the query", async () => {
    await reader.settle();
    await reader.press("Control", "k");
    await field(reader).isFocused();
    await reader.type("postcode");
    await field(reader).until(value, "postcode");
  });
  await check("the arrows, Home and End move the active option, in view", async () => {
    await dialog(reader).find("option").appears();
    await reader.until<number | string>(activePlace, 0);
    for (const [key, place] of [
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["ArrowUp", "last"],
      ["ArrowDown", 0],
      ["End", "last"],
      ["Home", 0],
    ] as const) {
      await reader.press(key);
      await reader.until<number | string>(activePlace, place);
    }
  });
  await check("Escape clears the field, then closes the dialog", async () => {
    await reader.press("Escape");
    await field(reader).until(value, "");
    await dialog(reader).appears();
    await reader.press("Escape");
    await dialog(reader).disappears();
  });
});

test("Search: the rest of the dialog", async ({ reader }) => {
  await reader.open("/docs/overview");
  const link = reader.find("main").find("link", "the reference");
  await link.focus();
  await reader.press("Control", "k");
  await field(reader).isFocused();
  await check("a search without results says so, and what else there is", async () => {
    await reader.type("qqqqxxxx");
    await dialog(reader).says("No results for");
    await dialog(reader).find("link", "Look through the A–Z index").appears();
  });
  await check("a click beside the dialog closes it", async () => {
    await reader.click({ x: 5, y: 700 });
    await dialog(reader).disappears();
  });
  await check("focus is where it was", () => link.isFocused());
  await check("the page behind the dialog does not move", async () => {
    await reader.scrollTo(200);
    const place = () => [window.scrollY, document.querySelector("main")?.getBoundingClientRect().x];
    const before = await reader.run(place);
    await reader.press("Control", "k");
    await field(reader).isFocused();
    await reader.press("PageDown");
    expect(await reader.run(place)).toEqual(before);
  });
  await check("its button closes it", async () => {
    await dialog(reader).find("button", "Close search").click();
    await dialog(reader).disappears();
  });
  await check("a click on a result opens it", async () => {
    await reader.press("Control", "k");
    await reader.type("validate");
    await dialog(reader).find("option", "Validate a postcode", { exact: false }).click();
    await reader.arrivesAt("/docs/api/postcodes#validate-postcode");
    await reader.find("#validate-postcode").isInView();
  });
  await check("what was searched for is offered again", async () => {
    await reader.settle();
    await reader.press("Control", "k");
    await field(reader).isFocused();
    if ((await field(reader).first(value)) !== "") await reader.press("Escape");
    await dialog(reader).find("button", "validate").click();
    await field(reader).until(value, "validate");
    await dialog(reader).find("option").appears();
  });
  await check("and can be removed", async () => {
    await reader.press("Escape");
    await dialog(reader).find("button", "Remove “validate”").click();
    await dialog(reader).find("button", "validate").disappears();
    expect((await reader.stored("recent-searches")) ?? "").not.toContain("validate");
  });
  await check("without a query the arrows lead through what is offered", async () => {
    await field(reader).isFocused();
    await reader.press("ArrowDown");
    await dialog(reader).find("link", "Look up a postcode").isFocused();
    await reader.press("ArrowUp");
    await field(reader).isFocused();
  });
});
