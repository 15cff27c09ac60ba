/** For eyes only: a screen reader says how a list of options is used. */
export function KeyHints() {
  const isMac = document.documentElement.dataset["keys"] === "mac";
  return (
    <p className="hints" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd>{isMac ? "⌘ ↵" : "Ctrl ↵"}</kbd> new tab
      </span>
      <span>
        <kbd>Esc</kbd> clear
      </span>
    </p>
  );
}
