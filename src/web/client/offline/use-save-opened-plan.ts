import { useEffect, useRef } from "react";

import type { PlanToDownload } from "./download-for-offline.ts";

/** A plan is kept soon after it was opened; edits follow one another quickly, and the copy is renewed when they rest. Milliseconds. */
const openedMs = 250;
const debounceMs = 2_000;

/**
 * Keeps a plan as it is opened and changed, for days without a network.
 *
 * @param version of the plan as the page shows it; nothing is kept without
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
    // What cannot be kept now is kept when the plan is opened next.
    const timer = setTimeout(() => void keep().catch(() => undefined), opened.current === uuid ? debounceMs : openedMs);
    opened.current = uuid;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [uuid, version, share, member]);
}
