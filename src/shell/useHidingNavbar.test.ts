import { expect, it } from "vitest";
import { navbarHides } from "./useHidingNavbar.ts";

const down = {
  scrollY: 500,
  lastScrollY: 400,
  navbarHeight: 60,
  hasFocus: false,
  menuOpen: false,
  sinceJump: Number.POSITIVE_INFINITY,
};

it("hides on the way down and shows on the way up", () => {
  expect(navbarHides(down)).toBe(true);
  expect(navbarHides({ ...down, scrollY: 300 })).toBe(false);
});

it("leaves it as it is when the page has hardly moved", () => {
  expect(navbarHides({ ...down, scrollY: 404 })).toBeNull();
});

it.each([
  ["at the top", { scrollY: 40, lastScrollY: 0 }],
  ["while focus is in it", { hasFocus: true }],
  ["while the menu is open", { menuOpen: true }],
  ["right after a jump", { sinceJump: 100 }],
])("never hides %s", (_case, change) => {
  expect(navbarHides({ ...down, ...change })).toBe(false);
});
