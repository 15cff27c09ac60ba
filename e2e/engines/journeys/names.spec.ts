import { check, test } from "../test.ts";

test("Names in JSON", async ({ reader }) => {
  await reader.resize(1700, 700);
  await reader.open("/docs/api/lookup-postcode");
  const response = reader.find("group", "Response: A live postcode");
  await check("Tab comes to the block, and arrow keys to a name", async () => {
    await response.focus();
    await reader.press("ArrowDown");
    await reader.press("ArrowDown");
    await reader.until(() => document.activeElement?.textContent, '"result"');
  });
  await check("its field in the list is marked", () =>
    reader.until(
      () => document.querySelector("[data-marked]")?.textContent?.startsWith("result"),
      true,
    ),
  );
  await check("Escape closes the card, then leads back to the block", async () => {
    const card = reader.find("dialog", "result");
    await card.appears();
    await reader.press("Escape");
    await card.disappears();
    await reader.press("Escape");
    await reader.until(() => document.activeElement?.tagName, "PRE");
  });
  await check("a field that has focus is marked in the response", async () => {
    await reader.find("#response-200-result").find("handle").focus();
    await reader.until(() => document.querySelector("[data-marked]")?.textContent, '"result"');
  });
  await check("a name leads to its field, and opens what that is in", async () => {
    await response.find("link", '"admin_ward"').click();
    await reader.arrivesAt("/docs/api/lookup-postcode#response-200-admin-ward");
    await reader.find("#response-200-admin-ward").isInView();
  });
  await check("Enter follows a name, too", async () => {
    await reader.open("/docs/api/lookup-postcode");
    await response.focus();
    await reader.press("ArrowDown");
    await reader.press("Enter");
    await reader.arrivesAt("/docs/api/lookup-postcode#response-200-status");
  });
});
