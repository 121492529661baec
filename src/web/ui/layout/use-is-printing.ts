import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: nothing measures it on paper, and what is drawn for a wide screen is too small there. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The sheet is laid out as soon as the event is over.
    const note = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, note);
    return () => {
      for (const type of ["beforeprint", "afterprint"]) removeEventListener(type, note);
    };
  }, []);
  return isPrinting;
}
