import { useEffect, useState } from "react";

/** Nothing says that a page is loading before this, in ms: most are there sooner, and a flash would only unsettle. */
export const PROGRESS_DELAY = 200;

/** True once the component has been there for the delay. */
export function useDelayed(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PROGRESS_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return due;
}
