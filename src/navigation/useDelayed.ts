import { useEffect, useState } from "react";

/** Nothing shows before this: most pages are there sooner, and a flash would only unsettle. */
const PROGRESS_DELAY = 200;

/** True once `active` has been true for the delay; false at once when it ends. */
export function useDelayed(active: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), PROGRESS_DELAY);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active]);
  return active && due;
}
