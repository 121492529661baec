import { useEffect, useRef, useState } from "react";

import type { OfflinePlan } from "#web/client/offline/offline-plan.ts";
import { removeDownload, type PlanToDownload, downloadForOffline } from "#web/client/offline/download-for-offline.ts";
import { useOfflinePlans } from "#web/client/offline/offline-plans.ts";

export type TakeAlongState =
  | { readonly is: "unknown" | "unsupported" | "absent" | "failed" }
  /** Whole per cent of the way. */
  | { readonly is: "taking"; readonly percent: number }
  | { readonly is: "kept"; readonly kept: OfflinePlan; readonly isOld: boolean };

type Work = { readonly is: "idle" | "failed" } | { readonly is: "taking"; readonly percent: number };

interface TakeAlong {
  readonly state: TakeAlongState;
  take(): void;
  cancel(): void;
  remove(): void;
}

/**
 * A plan's copy in this browser, and the ways to make, renew and remove it.
 *
 * @param version of the plan as the page shows it
 * @param isSupported whether this browser can keep plans; null until it is known
 */
export function useTakeAlong(
  plan: Omit<PlanToDownload, "isTakenAlong">,
  version: number,
  isSupported: boolean | null,
): TakeAlong {
  const [work, setWork] = useState<Work>({ is: "idle" });
  const leaving = useRef<AbortController>(undefined);
  const kept = useOfflinePlans();
  useEffect(() => () => leaving.current?.abort(), []);

  const take = async () => {
    const abort = new AbortController();
    leaving.current = abort;
    setWork({ is: "taking", percent: 0 });
    try {
      const onProgress = (share: number) => {
        if (!abort.signal.aborted) setWork({ is: "taking", percent: Math.round(share * 100) });
      };
      await downloadForOffline({ ...plan, isTakenAlong: true }, onProgress, abort.signal);
      setWork({ is: "idle" });
    } catch {
      setWork({ is: abort.signal.aborted ? "idle" : "failed" });
    }
  };
  const copy = kept?.find(({ uuid }) => uuid === plan.uuid);
  return {
    state: stateOf(work, kept === null ? null : (copy ?? "absent"), version, isSupported),
    take: () => void take(),
    cancel: () => leaving.current?.abort(),
    remove: () => void removeDownload(plan.uuid).catch(() => setWork({ is: "failed" })),
  };
}

function stateOf(
  work: Work,
  copy: OfflinePlan | "absent" | null,
  version: number,
  isSupported: boolean | null,
): TakeAlongState {
  if (isSupported === false) return { is: "unsupported" };
  if (work.is !== "idle") return work.is === "taking" ? work : { is: "failed" };
  if (isSupported === null || copy === null) return { is: "unknown" };
  return copy === "absent" ? { is: "absent" } : { is: "kept", kept: copy, isOld: copy.plan.version !== version };
}
