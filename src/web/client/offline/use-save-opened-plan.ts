import { useEffect, useRef } from "react";

import type { PlanToDownload } from "./download-for-offline.ts";

/** Debounce time in milliseconds: an opened plan is saved soon, and its copy is updated when edits pause. */
const openedMs = 250;
const debounceMs = 2_000;

/**
 * Saves a plan for offline use when it is opened and changed.
 *
 * @param version of the plan as the page shows it; without it nothing is saved
 */
export function useSaveOpenedPlan(
  { uuid, share, member }: Omit<PlanToDownload, "isTakenAlong">,
  version: number | null,
): void {
  const opened = useRef("");
  useEffect(() => {
    if (!import.meta.env.PROD || version === null) return;
    const leaving = new AbortController();
    const keep = async () => {
      const { saveOpenedPlan } = await import("./download-for-offline.ts");
      await saveOpenedPlan({ uuid, share, member }, version, leaving.signal);
    };
    // A failed save is repeated when the plan is next opened.
    const timer = setTimeout(() => void keep().catch(() => undefined), opened.current === uuid ? debounceMs : openedMs);
    opened.current = uuid;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [uuid, version, share, member]);
}
