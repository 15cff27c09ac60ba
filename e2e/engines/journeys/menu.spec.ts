import { check, expect, test } from "../test.ts";

test("Menu on a phone", { tag: "@core" }, async ({ reader }) => {
  await reader.resize(390, 844);
  await reader.open("/docs/postcode/lookup");
  const menu = reader.find("dialog", "Menu");
  const button = reader.find("button", "Open menu");
  const openMenu = async () => {
    await button.click();
    await menu.appears();
  };
  await check("the button opens it, at the page in the sidebar", async () => {
    await openMenu();
    await menu.find("link", "Lookup").has("aria-current", "page");
    await menu.find("link", "Endpoints").disappears();
  });
  await check("the main menu is a step away", async () => {
    await menu.find("handle", "Main menu").click();
    await menu.find("link", "Endpoints").isFocused();
    await menu.find("navigation", "Documentation").disappears();
  });
  await check("Tab stays inside", async () => {
    for (let count = 0; count < 12; count++) {
      await reader.press("Tab");
      const isOutside = await reader.run(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest("dialog") === null;
      });
      expect(isOutside).toBe(false);
    }
  });
  await check("the sidebar is a step away from it", async () => {
    await menu.find("handle", "Documentation").click();
    await menu.find("navigation", "Documentation").appears();
  });
  await check("Escape closes it, and focus is where it was", async () => {
    await reader.press("Escape");
    await menu.disappears();
    await button.isFocused();
  });
  await check("its button closes it", async () => {
    await openMenu();
    await menu.find("button", "Close menu").click();
    await menu.disappears();
  });
  await check("a click beside it closes it", async () => {
    await openMenu();
    await reader.click({ x: 350, y: 400 });
    await menu.disappears();
  });
  await check("search opens from it", async () => {
    await openMenu();
    await menu.find("button", "Search").click();
    await reader.find("combobox").isFocused();
    await reader.press("Escape");
    await reader.find("dialog", "Search").disappears();
  });
  await check("a link in it leads on and closes it", async () => {
    await reader.open("/");
    await openMenu();
    await menu.find("link", "Endpoints").click();
    await reader.arrivesAt("/endpoints");
    await menu.disappears();
  });
  await check("it closes when the window becomes wide", async () => {
    await reader.settle();
    await openMenu();
    await reader.resize(1280, 844);
    await menu.disappears();
    await button.disappears();
  });
  await check("and stays closed when it is narrow again", async () => {
    await reader.resize(390, 844);
    await button.appears();
    await menu.disappears();
  });
});

test("Keyboard", async ({ reader }) => {
  await reader.open("/docs/overview");
  await check("Tab begins with a link to the content", async () => {
    await reader.press("Tab");
    await reader.find("link", "Skip to content").isFocused();
    await reader.find("link", "Skip to content").isInView();
  });
  await check("it leads past the navigation", async () => {
    await reader.press("Enter");
    await reader.arrivesAt("/docs/overview#content");
    await reader.press("Tab");
    await reader.until(() => document.activeElement?.closest("main") !== null, true);
  });
  await check("focus can be seen", () =>
    reader.until(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    }, true),
  );
  await check("Enter follows a link", async () => {
    await reader.find("main").find("link", "the reference").focus();
    await reader.press("Enter");
    await reader.title("API reference").appears();
  });
});
