import { type RefObject, useEffect } from "react";
import { nextByKey } from "../../lib/nextByKey.ts";
import { isPlain } from "./searchKeys.ts";

/** Where there is no list of results, the arrows move focus between the field and what the dialog offers. */
export function useArrowFocus(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    const dialog = field.current?.closest("dialog");
    if (!isOn || !dialog) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlain(event) || !event.key.startsWith("Arrow")) return;
      const stops = [...dialog.querySelectorAll<HTMLElement>("input, li > :first-child")];
      const current = stops.findIndex((stop) => stop.matches(":focus"));
      const next = nextByKey("list", event.key, current, stops.length);
      if (next === null) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    dialog.addEventListener("keydown", onKeyDown);
    return () => dialog.removeEventListener("keydown", onKeyDown);
  }, [field, isOn]);
}
