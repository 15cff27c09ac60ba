/** A release changes its own number and the announcement, not the look or the outline of a page. Runs in the page. */
export function leaveOutReleases(announcement: boolean): void {
  if (!announcement) document.documentElement.dataset["announcement"] = "dismissed";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = node.nodeValue?.replace(/\b\d+\.\d+\.\d+\b/g, "0.0.0") ?? null;
  }
}
