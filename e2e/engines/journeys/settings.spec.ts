import type { Reader } from "../reader.ts";
import { check, expect, test } from "../test.ts";

test("Printing", async ({ reader }) => {
  await reader.open("/docs/postcode/lookup");
  await check("folded parts are open while the browser prints", async () => {
    const fold = reader.find("#folded");
    await reader.run(() => void window.dispatchEvent(new Event("beforeprint")));
    await fold.isOpen();
    await reader.run(() => void window.dispatchEvent(new Event("afterprint")));
    await fold.isOpen(false);
  });
  // No driver shows the page as on paper: the rules for paper are made to hold on the screen.
  await reader.run(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /^(print|screen)$/.test(rule.media.mediaText))
          rule.media.mediaText = rule.media.mediaText === "print" ? "all" : "not all";
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) apply(sheet.cssRules);
  });
  await check("on paper there is the article and no navigation", async () => {
    await reader.title("Look up a postcode").appears();
    for (const name of ["Main", "Documentation", "On this page", "Previous and next page"])
      await reader.find("navigation", name).disappears();
    await reader.find("button").disappears();
  });
  await check("links on paper say where they lead", () =>
    reader
      .find("article")
      .find("link", "link")
      // Firefox gives the address as the name of its attribute.
      .until(
        (link) =>
          /docs\/postcode\/bulk|attr\(href\)/.test(getComputedStyle(link, "::after").content),
        true,
      ),
  );
});

test.describe("with reduced motion", () => {
  test.use({ conditions: { reducedMotion: true } });

  test("Reduced motion", async ({ reader }) => {
    await reader.open("/docs/api/lookup-postcode");
    await check("nothing moves by style", async () => {
      const moving = await reader.run(() =>
        [...document.querySelectorAll("*")]
          .filter((element) => {
            const { transitionDuration, animationName } = getComputedStyle(element);
            return transitionDuration !== "0s" || animationName !== "none";
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(moving).toEqual([]);
    });
    await check("groups of the sidebar open at once", async () => {
      await reader.goto("/docs/overview");
      await reader.settle();
      const places = reader.find("navigation", "Documentation").find("fold", "Places");
      await places.find("handle").click();
      await reader.find("navigation", "Documentation").find("link", "Random").appears();
    });
  });
});

test.describe("with forced colours", () => {
  test.use({ conditions: { forcedColours: true } });

  test("Forced colours", { tag: "@forced-colours" }, async ({ reader }) => {
    await reader.open("/docs/api/lookup-postcode");
    await check("the chosen tab stands out by its background", async () => {
      const colours = await reader
        .find("tab")
        .all((tabs) =>
          tabs.map((tab) => [tab.ariaSelected, getComputedStyle(tab).backgroundColor]),
        );
      const chosen = colours.find(([selected]) => selected === "true");
      const other = colours.find(([selected]) => selected === "false");
      expect(chosen?.[1]).not.toBe(other?.[1]);
    });
    await check("so does the page in the sidebar", async () => {
      const [chosen, other] = await reader.run(() =>
        ["a[aria-current]", "a:not([aria-current])"].map((selector) => {
          const entry = document.querySelector(`[data-sidebar] ${selector}`);
          return entry === null ? null : getComputedStyle(entry).backgroundColor;
        }),
      );
      expect(chosen).not.toBe(other);
    });
  });
});

test.describe("without storage", () => {
  test.use({ conditions: { storageDenied: true } });

  test("Storage denied", async ({ reader }) => {
    await reader.open("/docs/overview");
    const bar = reader.find("region", "Announcement");
    await check("the page says so once, in the console", async () => {
      await reader.find("button", "Colour mode: light").click();
      const messages: string[] = [];
      const heard = async () => {
        await reader.hearOut();
        return messages.push(...reader.front.takeMessages());
      };
      await expect.poll(heard).toBe(1);
      expect(messages[0]).toContain("The browser's storage is out of reach");
    });
    await check("choices hold on the page", async () => {
      await reader.find("button", "Colour mode: dark").appears();
      await bar.find("button", "Dismiss announcement").click();
      await bar.disappears();
    });
    await check("search works", async () => {
      await reader.press("Control", "k");
      await reader.find("combobox").isFocused();
      await reader.type("nearest outward");
      await reader.find("option", "Find the nearest outward codes", { exact: false }).appears();
      await reader.press("Enter");
      await reader.title("Outward codes").appears();
    });
    // A page that was loaded on the way says so as well.
    await reader.settle();
    await reader.hearOut();
    reader.front.takeMessages();
  });
});

/** What there is without scripts, and in a browser that is too old for them. */
async function readPlainPages(reader: Reader): Promise<void> {
  await reader.goto("/docs/overview");
  const sidebar = reader.find("navigation", "Documentation");
  await check("groups of the sidebar open, and links lead on", async () => {
    await sidebar.find("handle", "Places").click();
    await sidebar.find("link", "Random").click();
    await reader.title("Take a random place").appears();
  });
  await check("controls that need a script are not shown", async () => {
    await reader.goto("/docs/api/lookup-postcode");
    await reader.title("Look up a postcode").appears();
    for (const name of ["Colour mode", "Dismiss announcement", "Copy code", "Copy page"])
      await reader.find("button", name, { exact: false }).disappears();
    await reader.find("tab").disappears();
  });
  await check("the first sample is there, with a link to the others", async () => {
    await reader.find("article").find("pre").says("curl '");
    await reader.find("article").find("link", "Shell, JavaScript", { exact: false }).appears();
  });
  await check("a link leads to the page as Markdown", async () => {
    await reader.find("link", "Copy page").click();
    await reader.arrivesAt("/docs/api/lookup-postcode.md");
    await reader.until(() => document.body.innerText.includes("# Look up a postcode"), true);
  });
  await check("an address opens the fold that it names", async () => {
    await reader.goto("/docs/api/lookup-postcode#response-200-codes-lsoa21");
    await reader.find("#response-200-codes-lsoa21").isInView();
  });
  await check("the index stands in for search", async () => {
    await reader.find("navigation", "Main").find("link", "Search").click();
    await reader.arrivesAt("/docs#a-z");
  });
  await check("an address without a page names the entrances", async () => {
    await reader.goto("/no-such-page");
    expect(await reader.find("article").find("listitem").count()).toBe(4);
  });
}

test.describe("without scripts", () => {
  test.use({ conditions: { scriptsOff: true } });

  test("Scripts off", ({ reader }) => readPlainPages(reader));
});

test("A browser too old for scripts", { tag: "@plain" }, ({ reader }) => readPlainPages(reader));
