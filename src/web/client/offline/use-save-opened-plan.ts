import { useEffect, useRef } from "react";

import type { PlanToDownload } from "./download-for-offline.ts";

/** Debounce time in milliseconds: an opened plan is saved soon after it is shown, and its copy is updated when edits pause. */
const initialDebounceMs = 1_000;
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
  const lastUuid = useRef("");
  useEffect(() => {
    if (!import.meta.env.PROD || version === null) return;
    const abortController = new AbortController();
    const save = async () => {
      const { saveOpenedPlan } = await import("./download-for-offline.ts");
      await saveOpenedPlan({ uuid, share, member }, version, abortController.signal);
    };
    // A failed save is repeated when the plan is next opened.
    const timer = setTimeout(
      () => void save().catch(() => undefined),
      lastUuid.current === uuid ? debounceMs : initialDebounceMs,
    );
    lastUuid.current = uuid;
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [uuid, version, share, member]);
}
