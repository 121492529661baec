import { useEffect } from "react";

/** Shows the content that waited for the measures it is to be written in: a frame after the page was taken over it is. */
export function SettingsReady() {
  useEffect(() => {
    const frame = requestAnimationFrame(() => delete document.documentElement.dataset["waiting"]);
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
