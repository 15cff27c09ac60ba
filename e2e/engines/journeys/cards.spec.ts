import { check, test } from "../test.ts";

test("Cards", { tag: "@core" }, async ({ reader }) => {
  await reader.open("/docs/postcode/lookup");
  const block = reader.find("[role=group]", "Response", { exact: false });
  const name = block.find("link", '"postcode"');
  const card = reader.find("dialog", "postcode");
  await check("resting on a name opens its card", async () => {
    await name.hover();
    await card.says("string");
    await name.has("aria-describedby", "card-text");
  });
  await check("the mouse may go to the card", async () => {
    await card.find("link").hover();
    await reader.run(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await card.appears();
  });
  await check("leaving it closes it", async () => {
    await reader.point(3, 3);
    await card.disappears();
  });
  await check("Escape closes it, and the mouse stays", async () => {
    await name.hover();
    await card.appears();
    await reader.press("Escape");
    await card.disappears();
  });
  await check("a name with the focus has its card, and Enter follows it", async () => {
    // A name that comes to the mouse would open its card, too.
    await reader.point(3, 3);
    await block.focus();
    await reader.press("ArrowDown");
    await reader.find("dialog", "status").appears();
    await reader.press("ArrowDown");
    await reader.find("dialog", "result").appears();
    await reader.find("dialog", "status").disappears();
    await reader.press("Enter");
    await reader.until(() => location.hash !== "", true);
    await reader.find("dialog", "result").disappears();
  });
  await check("so has an error message", async () => {
    await reader.open("/docs/postcode/lookup");
    await reader.find("paragraph").find("link", "Postcode not found").hover();
    const error = reader.find("dialog", "Postcode not found");
    await error.says("What to do");
    await error.find("link", "Error catalogue").click();
    await reader.arrivesAt("/docs/api/api-reference-postcodes-io#error-postcode-not-found");
    await error.disappears();
  });
});
