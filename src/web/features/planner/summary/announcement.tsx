import { useEffect, useState } from "react";

/** Debounce time before the plan is announced, in milliseconds. */
const debounceMs = 900;

/** Announces a text when it has changed and settled; the initial text is not announced. */
export function Announcement({ text }: { text: string }) {
  const [initial] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (text === initial && announced === "") return;
    const timer = setTimeout(() => setAnnounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, initial, announced]);
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
