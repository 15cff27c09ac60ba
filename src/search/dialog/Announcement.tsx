import { useEffect, useState } from "react";

/** Long enough that it does not speak into every keystroke. */
const PAUSE = 500;

type Props = { text: string };

/** The text as a screen reader should hear it: once the reader has stopped typing. */
export function Announcement({ text }: Props) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
