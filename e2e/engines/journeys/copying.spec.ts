import type { Reader } from "../reader.ts";
import { check, test } from "../test.ts";

async function pasteInSearch(reader: Reader) {
  await reader.press("Control", "k");
  await reader.find("combobox").isFocused();
  await reader.press("Control", "v");
}

test("Copying", { tag: "@copying" }, async ({ reader }) => {
  await reader.open("/docs/api/lookup-postcode");
  const block = reader.find("tabpanel").find("figure");
  const code = await block.find("pre").first(({ textContent }) => textContent?.trim());
  await check("the button says that it has copied", async () => {
    await block.find("button", "Copy code").click();
    await block.find("button", "Copied", { exact: false }).appears();
  });
  await check("so does a status, for those who do not see it", () =>
    reader.until(
      () =>
        [...document.querySelectorAll("[role=status]")].some(({ textContent }) =>
          /^\s*Copied/.test(textContent ?? ""),
        ),
      true,
    ),
  );
  await check("the button is as before after two seconds", () =>
    block.find("button", "Copy code").appears(),
  );
  await check("what was copied can be pasted", async () => {
    await pasteInSearch(reader);
    await reader
      .find("combobox")
      .until((field) => (field instanceof HTMLInputElement ? field.value : ""), code ?? "");
  });
});

test("A page as Markdown", { tag: "@copying" }, async ({ reader }) => {
  await reader.open("/docs/api/lookup-postcode");
  const trigger = reader.find("button", "Copy page");
  const copy = reader.find("button", "Copy as Markdown");
  await check("keys open the menu and close it", async () => {
    await trigger.focus();
    await reader.press(" ");
    await copy.appears();
    await reader.press("Escape");
    await copy.disappears();
    await trigger.isFocused();
  });
  await check("the page is copied, and the button says so", async () => {
    await trigger.click();
    await copy.click();
    await reader.find("button", "Copied").isFocused();
    await trigger.appears();
  });
  await check("what was copied can be pasted", async () => {
    await pasteInSearch(reader);
    await reader
      .find("combobox")
      .until(
        (field) => field instanceof HTMLInputElement && /title: Look up/.test(field.value),
        true,
      );
    await reader.press("Escape");
    await reader.press("Escape");
  });
  await check("the Markdown opens", async () => {
    await trigger.click();
    await reader.find("link", "Open Markdown").click();
    await reader.arrivesAt("/docs/api/lookup-postcode.md");
    await reader.until(() => document.body.innerText.includes("# Look up a postcode"), true);
    await reader.back();
    await reader.title("Look up a postcode").appears();
  });
});
