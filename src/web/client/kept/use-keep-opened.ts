import { useEffect } from "react";

import type { PlanToKeep } from "./take-along.ts";

/** Edits follow one another quickly: the copy is renewed when they rest, in milliseconds. */
const restMs = 2_000;

/**
 * Keeps a plan as it is opened and changed, for days without a network.
 *
 * @param version of the plan as the page shows it; nothing is kept without
 */
export function useKeepOpened({ uuid, share, member }: Omit<PlanToKeep, "isTakenAlong">, version: number | null): void {
  useEffect(() => {
    if (!import.meta.env.PROD || version === null) return;
    const leaving = new AbortController();
    const keep = async () => {
      const { keepOpenedPlan } = await import("./keep-opened-plan.ts");
      await keepOpenedPlan({ uuid, share, member }, version, leaving.signal);
    };
    // What cannot be kept now is kept when the plan is opened next.
    const timer = setTimeout(() => void keep().catch(() => undefined), restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [uuid, version, share, member]);
}
