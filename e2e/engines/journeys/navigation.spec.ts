import { check, expect, test } from "../test.ts";

test("Links", { tag: "@core" }, async ({ reader }) => {
  await reader.open("/docs/overview");
  const sidebar = reader.find("navigation", "Documentation");
  const navbar = reader.find("navigation", "Main");
  await check("a link in the sidebar leads to its page", async () => {
    await sidebar.find("link", "Licences").click();
    await reader.title("Licences").appears();
    await reader.arrivesAt("/docs/licences");
  });
  await check("the window has the page's title", () =>
    reader.until(() => document.title, "Licences · Test site"),
  );
  await check("the sidebar marks the page", () =>
    sidebar.find("link", "Licences").has("aria-current", "page"),
  );
  await check("a link in the text leads on", async () => {
    await reader.goto("/docs/postcode/query");
    await reader.find("main").find("link", "the operation").click();
    await reader.title("Look up a postcode").appears();
  });
  await check("breadcrumbs lead up", async () => {
    await reader.find("navigation", "Breadcrumbs").find("link", "API reference").click();
    await reader.title("API reference").appears();
  });
  await check("the navbar leads to other parts", async () => {
    await navbar.find("link", "Endpoints").click();
    await reader.arrivesAt("/endpoints");
    await navbar.find("link", "Documentation").click();
    await reader.title("Overview").appears();
  });
  await check("previous and next lead through the guides", async () => {
    const both = reader.find("navigation", "Previous and next page");
    await both.find("link", "The postcode object", { exact: false }).click();
    await reader.title("The postcode object").appears();
    await both.find("link", "Overview", { exact: false }).click();
    await reader.title("Overview").appears();
  });
});

test("Back and forward", { tag: "@core" }, async ({ reader }) => {
  await reader.open("/docs/overview");
  const isNear = (top: number) =>
    expect
      .poll(() => reader.run((y) => Math.abs(window.scrollY - y) < 5, top), `scrolled to ${top}`)
      .toBe(true);
  await reader.scrollTo(1200);
  await reader.find("navigation", "Documentation").find("link", "Client libraries").click();
  await reader.title("Client libraries").appears();
  await check("a new page begins at its top", () => isNear(0));
  await check("back leads to the page and to the place in it", async () => {
    await reader.back();
    await reader.title("Overview").appears();
    await isNear(1200);
  });
  await check("forward leads there again", async () => {
    await reader.forward();
    await reader.title("Client libraries").appears();
    await reader.arrivesAt("/docs/libraries");
  });
  await check("a reload keeps the place", async () => {
    // While a page is loading, the browser itself may still scroll.
    await reader.settle();
    await reader.scrollTo(300);
    await reader.reload();
    await reader.title("Client libraries").appears();
    await isNear(300);
  });
});

test("Addresses", async ({ reader }) => {
  await check("a trailing slash and .html lead to the page", async () => {
    for (const spelling of ["/docs/overview/", "/docs/overview.html"]) {
      await reader.goto(spelling);
      await reader.arrivesAt("/docs/overview");
    }
  });
  await check("a link within the page leads to its section", async () => {
    await reader.settle();
    await reader.find("main").find("link", "a section further down").click();
    await reader.arrivesAt("/docs/overview#wide-search");
    await reader.find("#wide-search").isInView();
  });
  await check("back leads to where the link was", async () => {
    await reader.back();
    await reader.arrivesAt("/docs/overview");
    await reader.find("main").find("link", "a section further down").isInView();
  });
  await check("a link to a section of another page leads there", async () => {
    await reader.find("main").find("link", "a part of another guide").click();
    await reader.arrivesAt("/docs/postcode/schema#coverage");
    await reader.find("#coverage").isInView();
  });
  await check("a heading has a direct link to itself", async () => {
    await reader.goto("/docs/postcode/lookup");
    const link = reader.find("#diagrams").find("link", "Direct link to Diagrams");
    await link.has("title", "Direct link to Diagrams");
    await link.click();
    await reader.arrivesAt("/docs/postcode/lookup#diagrams");
    await reader.find("#diagrams").isInView();
  });
  await check("an address made of a field's name arrives", async () => {
    await reader.open("/docs/postcode/schema#admin_district");
    await reader.arrivesAt("/docs/postcode/schema#admin-district");
    await reader.find("#admin-district").isInView();
  });
});

test("Navigation without page loads", { tag: "@soft" }, async ({ reader }) => {
  await reader.open("/docs/overview");
  const sidebar = reader.find("navigation", "Documentation");
  const isSameDocument = await reader.markDocument();
  await check("a link and back keep the document, and what is open in the sidebar", async () => {
    const places = sidebar.find("fold", "Places", { exact: false });
    await places.find("handle").click();
    await places.find("link", "Random").appears();
    await sidebar.find("link", "Licences").click();
    await reader.title("Licences").appears();
    await places.isOpen();
    await reader.back();
    await reader.title("Overview").appears();
    await places.isOpen();
    expect(await isSameDocument()).toBe(true);
  });
  await check("a slow page shows a bar of progress", async () => {
    reader.front.breakAt("/docs/self-host.json", "hold");
    await sidebar.find("link", "Self-hosting").click();
    await reader.find("progressbar", "Loading page").appears();
    reader.front.restore();
    await reader.title("Self-hosting").appears();
    await reader.find("progressbar", "Loading page").disappears();
  });
});

test("A page that cannot be loaded", { tag: "@soft" }, async ({ reader }) => {
  for (const name of ["licences", "libraries"]) reader.front.breakAt(`/docs/${name}.json`, "fail");
  await reader.open("/docs/overview");
  const sidebar = reader.find("navigation", "Documentation");
  await check("the first failure loads the whole document", async () => {
    const isSameDocument = await reader.markDocument();
    await sidebar.find("link", "Licences").click();
    await reader.title("Licences").appears();
    await reader.arrivesAt("/docs/licences");
    await reader.settle();
    expect(await isSameDocument()).toBe(false);
  });
  await check("the second says so", async () => {
    await sidebar.find("link", "Client libraries").click();
    await reader.find("alert").says("This page could not be loaded.");
    await reader.arrivesAt("/docs/libraries");
  });
  await check("Retry says so again while it fails", async () => {
    await reader.find("button", "Retry").click();
    await reader.find("alert").says("500");
  });
  await check("Retry loads the page once it can be loaded", async () => {
    reader.front.restore();
    await reader.find("button", "Retry").click();
    await reader.title("Client libraries").appears();
  });
});

test("No page at an address", { tag: "@core" }, async ({ reader }) => {
  await reader.open("/docs/postcode/nearst");
  await check("the page says so", () => reader.title("Page not found").appears());
  await check("it suggests the page whose address is nearest", () =>
    reader.find("main").find("link", "Find the nearest postcodes", { exact: false }).appears(),
  );
  await check("its links lead on, and back leads here again", async () => {
    await reader.find("article").find("link", "All endpoints").click();
    await reader.arrivesAt("/endpoints");
    await reader.back();
    await reader.title("Page not found").appears();
  });
});
