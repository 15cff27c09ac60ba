import { useEffect, useState } from "react";

/** Nothing shows before this: most pages are there sooner, and a flash would only unsettle. */
export const PROGRESS_DELAY = 200;

/** True once `active` has been true for the delay; false at once when it ends. */
export function useDelayed(active: boolean, delay = PROGRESS_DELAY): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delay]);
  return active && due;
}
