import { useEffect } from "react";

import type { PlanToDownload } from "./download-for-offline.ts";

/** Edits follow one another quickly: the copy is renewed when they rest, in milliseconds. */
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
  useEffect(() => {
    if (!import.meta.env.PROD || version === null) return;
    const leaving = new AbortController();
    const keep = async () => {
      const { saveOpenedPlan } = await import("./download-for-offline.ts");
      await saveOpenedPlan({ uuid, share, member }, version, leaving.signal);
    };
    // What cannot be kept now is kept when the plan is opened next.
    const timer = setTimeout(() => void keep().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [uuid, version, share, member]);
}
