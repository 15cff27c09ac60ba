/** Newer interfaces that a browser may lack. Each is run in the page before any other script and takes one away. */
export const INTERFACES = {
  navigation: () => {
    for (const name of ["navigation", "Navigation", "NavigateEvent"])
      Reflect.deleteProperty(window, name);
  },
  dialog: () => {
    for (const name of ["showModal", "show", "close", "open", "returnValue"])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    Reflect.deleteProperty(window, "HTMLDialogElement");
  },
  popover: () => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  invokers: () => {
    for (const name of ["command", "commandForElement"])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // The browser still acts on the attributes, unless it is told not to.
    window.addEventListener(
      "command",
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  },
  "closed-by": () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll("dialog[closedby]"))
        dialog.removeAttribute("closedby");
    }).observe(document, { childList: true, subtree: true, attributeFilter: ["closedby"] });
  },
  "until-found": () => {
    for (const target of [window, Document.prototype, HTMLElement.prototype])
      Reflect.deleteProperty(target, "onbeforematch");
    window.addEventListener("beforematch", (event) => event.stopImmediatePropagation(), true);
  },
  clipboard: () => {
    Reflect.deleteProperty(Navigator.prototype, "clipboard");
  },
  "intersection-observer": () => {
    for (const name of ["IntersectionObserver", "IntersectionObserverEntry"])
      Reflect.deleteProperty(window, name);
  },
  "view-transitions": () => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
    Reflect.deleteProperty(window, "ViewTransition");
  },
  "speculation-rules": () => {
    Reflect.deleteProperty(HTMLScriptElement, "supports");
  },
  "trusted-types": () => {
    for (const name of ["trustedTypes", "TrustedHTML", "TrustedTypePolicy"])
      Reflect.deleteProperty(window, name);
  },
} as const;

export type InterfaceName = keyof typeof INTERFACES;
