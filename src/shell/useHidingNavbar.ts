import { type RefObject, useEffect } from "react";

/** Small movements do not count: a hand on a touch screen is never quite still. */
const THRESHOLD = 8;
/** The first scrolling after a jump to an anchor belongs to the jump, and what follows this soon after it. */
const JUMP_SETTLE_MS = 400;

type Moment = {
  scrollY: number;
  lastScrollY: number;
  navbarHeight: number;
  hasFocus: boolean;
  menuOpen: boolean;
  sinceJump: number;
};

/** True: hide it. False: show it. Null: leave it as it is. */
export function navbarHides(moment: Moment): boolean | null {
  const { scrollY, lastScrollY, navbarHeight, hasFocus, menuOpen, sinceJump } = moment;
  if (scrollY <= navbarHeight || hasFocus || menuOpen || sinceJump < JUMP_SETTLE_MS) return false;
  if (Math.abs(scrollY - lastScrollY) < THRESHOLD) return null;
  return scrollY > lastScrollY;
}

/** Hides the navbar while the reader scrolls down and brings it back on the way up. */
export function useHidingNavbar(menu: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const navbar = document.querySelector<HTMLElement>("[data-navbar]");
    if (navbar === null) return;
    const root = document.documentElement;
    let lastScrollY = window.scrollY;
    let jumpedAt = location.hash === "" ? Number.NEGATIVE_INFINITY : performance.now();
    // A slow browser scrolls long after the click.
    let scrollsToAnchor = false;

    const update = () => {
      const hides = navbarHides({
        scrollY: window.scrollY,
        lastScrollY,
        navbarHeight: navbar.offsetHeight,
        hasFocus: navbar.matches(":focus-within"),
        menuOpen: menu.current?.open === true,
        sinceJump: performance.now() - jumpedAt,
      });
      if (hides === null) return;
      lastScrollY = window.scrollY;
      root.toggleAttribute("data-navbar-hidden", hides);
    };
    const onScroll = () => {
      if (scrollsToAnchor) jumpedAt = performance.now();
      scrollsToAnchor = false;
      update();
    };
    const onJump = () => {
      jumpedAt = performance.now();
      scrollsToAnchor = true;
      update();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href*='#']") : null;
      if (link) onJump();
    };
    // What has just been laid out above moves the page as well: that is not the reader's scrolling.
    const sizes = new ResizeObserver(() => {
      lastScrollY = window.scrollY;
    });
    sizes.observe(document.body);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("scroll", onScroll, { passive: true, signal });
    window.addEventListener("hashchange", onJump, { signal });
    document.addEventListener("click", onClick, { signal });
    navbar.addEventListener("focusin", update, { signal });
    return () => {
      sizes.disconnect();
      listening.abort();
      root.removeAttribute("data-navbar-hidden");
    };
  }, [menu]);
}
