/** A part of the page as a reader knows it: by what it is and what it is called, inside others. */
export type Step = { role: string; name?: string; exact?: boolean };

/**
 * Runs in the page: the elements that a chain of steps leads to, which can be seen. A role is that of the standard,
 * or a selector in square brackets or after a hash for what has none.
 */
export function locate(steps: readonly Step[]): HTMLElement[] {
  const elements: Record<string, string> = {
    link: "a[href]",
    button: "button",
    heading: "h1, h2, h3, h4, h5, h6",
    title: "h1",
    navigation: "nav",
    region: "section[aria-label]",
    dialog: "dialog",
    combobox: "input[role=combobox]",
    radio: "input[type=radio]",
    listitem: "li",
    complementary: "aside",
    contentinfo: "footer",
    figure: "figure",
    paragraph: "p",
    fold: "details",
    handle: "summary",
  };
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ");
    const labels = ids?.map((id) => document.getElementById(id)?.innerText).join(" ");
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
    // What is not laid out yet has no inner text.
    const own = [element.innerText, element.textContent, element.title];
    return [labels, element.ariaLabel, label, ...own].map(words).find((name) => name !== "") ?? "";
  };
  const isSeen = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const selectorOf = (role: string) => {
    if (/^[[#]/.test(role)) return role;
    const own = elements[role] ?? role;
    return own === role
      ? `${role}, [role=${role}]`
      : `${own.replaceAll(/(^|, )(\w+)/g, "$1$2:not([role])")}, [role=${role}]`;
  };
  const isNamed = (element: HTMLElement, { name, exact }: Step) => {
    if (name === undefined) return true;
    return exact === false ? nameOf(element).includes(name) : nameOf(element) === name;
  };
  let found: ParentNode[] = [document];
  for (const step of steps) {
    found = found.flatMap((parent) =>
      [...parent.querySelectorAll<HTMLElement>(selectorOf(step.role))].filter(
        (element) => isSeen(element) && isNamed(element, step),
      ),
    );
  }
  return [...new Set(found)].filter((one) => one instanceof HTMLElement);
}
