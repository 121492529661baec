import { useEffect, useState } from "react";

/** How long the plan has to stay the same before it is read out, in milliseconds. */
const debounceMs = 900;

/** Reads a text out when it has changed and come to rest; the first text is not read out. */
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
