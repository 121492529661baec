import { useEffect } from "react";

import { unitChoice, useUnits } from "./units.ts";

/** Shows content that was hidden until it is in the chosen units, one frame after its texts are. */
export function SettingsReady() {
  const units = useUnits();
  useEffect(() => {
    if (units !== unitChoice.get()) return;
    const frame = requestAnimationFrame(() => delete document.documentElement.dataset["waiting"]);
    return () => cancelAnimationFrame(frame);
  }, [units]);
  return null;
}
