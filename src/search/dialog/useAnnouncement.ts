import { useEffect, useState } from "react";

/** Long enough that it does not speak into every keystroke. */
const PAUSE = 500;

/** The text as a screen reader should hear it: once the reader has stopped typing. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
