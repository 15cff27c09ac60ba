import { choose, chosen } from "./choices.ts";

/**
 * Lets buttons such as `<button data-choose="theme" value="light dark">` make a stored choice: each click chooses
 * the value after the active one. The loader does this, so that the first click counts before the shell has come.
 */
export function makeChoicesByButton(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[data-choose]") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    const key = button.dataset["choose"] ?? "";
    const values = button.value.split(" ");
    const next = values[values.indexOf(chosen(key) ?? "") + 1] ?? values[0] ?? "";
    choose(key, next);
  });
}
