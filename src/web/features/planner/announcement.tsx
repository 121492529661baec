import { useEffect, useState } from "react";

/** Debounce time before the plan is announced, in milliseconds. */
const debounceMs = 900;

/** Announces a text when it has changed and settled; the initial text is not announced. */
export function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (text === first && spoken === "") return;
    const timer = setTimeout(() => setSpoken(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return (
    <p aria-live="polite" className="sr-only">
      {spoken}
    </p>
  );
}
