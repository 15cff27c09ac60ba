const OPEN_PARTS = "article details[id][open]";

/** A part that opens gets a link to itself, at the end of its line. Returns the function that does so for a new article. */
export function addDirectLinks(): () => void {
  const add = () => {
    for (const part of document.querySelectorAll(OPEN_PARTS)) addLink(part);
  };
  // The event does not bubble.
  document.addEventListener("toggle", add, true);
  return add;
}

function addLink(part: Element) {
  const summary = part.querySelector(":scope > summary");
  if (summary === null || part.querySelector(":scope > [data-direct-link]") !== null) return;
  const link = document.createElement("a");
  link.href = `#${part.id}`;
  link.textContent = "#";
  const name = summary.querySelector("h2, h3, h4, b, code") ?? summary;
  link.ariaLabel = `Direct link to ${name.textContent}`;
  link.dataset["directLink"] = "";
  summary.after(link);
}
