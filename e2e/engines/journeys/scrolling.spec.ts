import { check, expect, test } from "../test.ts";

test("Contents of a page", { tag: "@contents" }, async ({ reader }) => {
  await reader.resize(1400, 600);
  const contents = reader.find("navigation", "On this page");
  const marked = contents.find("[aria-current]");
  await check("the contents list the headings", async () => {
    for (const path of ["/docs/api", "/docs/overview"]) {
      await reader.open(path);
      const headings = await reader.run(
        () => document.querySelectorAll("article :is(h2, h3)[id]").length,
      );
      expect(await contents.find("link").count(), path).toBe(headings);
    }
  });
  await check("the section in view is marked, and no other", async () => {
    await reader.run(() => document.querySelector("#numbers")?.scrollIntoView());
    await expect.poll(marked.texts).toEqual(["Numbers"]);
  });
  await check("at the top of the page none is", async () => {
    await reader.scrollTo(0);
    await marked.disappears();
  });
  await check("an entry leads to its section", async () => {
    await contents.find("link", "Wide search").click();
    await reader.arrivesAt("/docs/overview#wide-search");
    await reader.find("#wide-search").isInView();
    await marked.says("Wide search");
  });
  await check("on a phone the contents are folded, and fold when an entry is chosen", async () => {
    await reader.resize(390, 800);
    await reader.open("/docs/overview");
    const fold = reader.find("fold", "On this page", { exact: false });
    await fold.find("handle").click();
    await fold.find("link", "Wide search").click();
    await reader.find("#wide-search").isInView();
    await fold.isOpen(false);
  });
  await check("their line stays in view, and says which section is", async () => {
    const line = reader.find("fold", "On this page", { exact: false }).find("handle");
    await line.isInView();
    await line.says("Wide search");
    await reader
      .find("#wide-search")
      .until(
        (heading) =>
          heading.getBoundingClientRect().top >=
          (document.querySelector("[data-bar]")?.getBoundingClientRect().bottom ?? 0),
        true,
      );
  });
  await check("Escape closes them and returns to their line", async () => {
    const fold = reader.find("fold", "On this page", { exact: false });
    await fold.find("handle").focus();
    await reader.press("Enter");
    await fold.find("link", "Numbers").appears();
    await reader.press("Tab");
    await reader.press("Escape");
    await fold.isOpen(false);
    await fold.find("handle").isFocused();
  });
});

test("Guide and reference", { tag: "@contents" }, async ({ reader }) => {
  await reader.open("/docs/postcode/lookup");
  const choice = (name: string) =>
    reader.find("navigation", "Guide and reference").find("link", name);
  await check("a guide leads to its operation", async () => {
    await choice("Reference").click();
    await reader.arrivesAt("/docs/api/lookup-postcode");
    await reader.title("Look up a postcode").appears();
  });
  await check("and back, to the section in view", async () => {
    await reader.settle();
    await reader.run(() => document.querySelector("#parameters")?.scrollIntoView());
    await choice("Guide").has("href", "/docs/postcode/lookup#parameters");
    await choice("Guide").click();
    await reader.arrivesAt("/docs/postcode/lookup#parameters");
    await reader.find("#parameters").isInView();
  });
});

test("Navbar", async ({ reader }) => {
  await reader.resize(1280, 500);
  await reader.open("/docs/api/postcodes");
  const navbar = reader.find("navigation", "Main");
  const isHidden = () => document.documentElement.hasAttribute("data-navbar-hidden");
  const hides = async () => {
    await reader.until(isHidden, true);
    await navbar.until((bar) => bar.getBoundingClientRect().bottom <= 0, true);
  };
  await check("the navbar hides on the way down", async () => {
    await reader.scrollTo(400);
    await hides();
  });
  await check("and returns on the way up", async () => {
    await reader.scrollTo(300);
    await reader.until(isHidden, false);
    await navbar.isInView();
  });
  await check("it is there at the top", async () => {
    await reader.scrollTo(400);
    await hides();
    await reader.scrollTo(0);
    await reader.until(isHidden, false);
    await navbar.isInView();
  });
  await check("it comes back when focus enters it", async () => {
    await reader.scrollTo(600);
    await hides();
    await reader.find("link", "Endpoints").focus();
    await reader.until(isHidden, false);
  });
});

test("Sidebar", async ({ reader }) => {
  await reader.open("/docs/place/query");
  const group = (name: string) =>
    reader.find("navigation", "Documentation").find("fold", name, { exact: false });
  await check("the branch of the page is open, others are not", async () => {
    await group("Places").isOpen();
    await group("Outward codes").isOpen(false);
  });
  await check("a group opens on a click", async () => {
    await group("Outward codes").find("handle").click();
    await group("Outward codes").find("link", "Lookup").appears();
  });
  await check("and closes by keyboard", async () => {
    await group("Outward codes").until((fold) => fold.getAnimations({ subtree: true }).length, 0);
    await group("Outward codes").find("handle").focus();
    await reader.press("Enter");
    await group("Outward codes").isOpen(false);
  });
  await check("its place is kept across pages and page loads", async () => {
    await reader.resize(1280, 400);
    const place = () => document.querySelector("[data-sidebar]")?.scrollTop;
    await reader.goto("/docs/postcode/lookup");
    await reader.settle();
    await reader.run(() => document.querySelector("[data-sidebar]")?.scrollTo(0, 100));
    await reader.find("navigation", "Documentation").find("link", "Nearest").click();
    await reader.title("Find the nearest postcodes").appears();
    await reader.arrivesAt("/docs/postcode/nearest");
    await reader.until(place, 100);
    await reader.reload();
    await reader.until(place, 100);
  });
});
