import { useEffect } from "react";

import { unitChoice, useUnits } from "./units.ts";

/** Shows the content that waited for the measures it is to be written in: a frame after its words are, it is. */
export function SettingsReady() {
  const units = useUnits();
  useEffect(() => {
    if (units !== unitChoice.get()) return;
    const frame = requestAnimationFrame(() => delete document.documentElement.dataset["waiting"]);
    return () => cancelAnimationFrame(frame);
  }, [units]);
  return null;
}
