import { useEffect, useRef, useState } from "react";

import {
  downloadForOffline,
  downloadStreets,
  findStreets,
  type PlanToDownload,
  removeDownload,
} from "#web/client/offline/download-for-offline.ts";
import type { OfflineStreets } from "#web/client/offline/map-tiles.ts";
import type { OfflinePlan } from "#web/client/offline/offline-plan.ts";
import { useOfflinePlans } from "#web/client/offline/offline-plan-store.ts";

type OfflineCopyState =
  | { readonly is: "unknown" | "unsupported" | "absent" | "failed" }
  /** Size in bytes, when asking whether to include streets. */
  | { readonly is: "asking"; readonly bytes: number }
  /** Progress in whole per cent. */
  | { readonly is: "taking"; readonly percent: number }
  | { readonly is: "kept"; readonly copy: OfflinePlan; readonly isOld: boolean };

type Work =
  | { readonly is: "idle" | "failed" }
  | { readonly is: "taking"; readonly percent: number }
  | { readonly is: "asking"; readonly streets: OfflineStreets };

interface OfflineDownload {
  readonly state: OfflineCopyState;
  /** Starts the download, after asking if the map has streets that were not requested before. */
  start(): void;
  /** Answers the question. */
  chooseStreets(withStreets: boolean): void;
  cancel(): void;
  remove(): void;
}

/** Progress share of the plan if streets are included; they are most of it. */
const shareOfPlan = 0.2;

/**
 * A plan's copy in this browser, and the actions to create, update and remove it.
 *
 * @param version of the plan as the page shows it
 * @param isSupported whether this browser can save plans; null until known
 */
export function useOfflineDownload(
  plan: Omit<PlanToDownload, "isTakenAlong">,
  version: number,
  isSupported: boolean | null,
): OfflineDownload {
  const [work, setWork] = useState<Work>({ is: "idle" });
  const abortController = useRef<AbortController>(undefined);
  const offlinePlans = useOfflinePlans();
  const copy = offlinePlans?.find(({ uuid }) => uuid === plan.uuid);
  useEffect(() => () => abortController.current?.abort(), []);

  /** Runs a step, which can be cancelled and may fail. */
  const attempt = async (part: (signal: AbortSignal) => Promise<Work>) => {
    const abort = new AbortController();
    abortController.current = abort;
    setWork({ is: "taking", percent: 0 });
    try {
      setWork(await part(abort.signal));
    } catch {
      setWork({ is: abort.signal.aborted ? "idle" : "failed" });
    }
  };
  const download = async (streets: OfflineStreets | null, signal: AbortSignal): Promise<Work> => {
    const report = (share: number) => {
      if (!signal.aborted) setWork({ is: "taking", percent: Math.round(share * 100) });
    };
    const part = streets ? shareOfPlan : 1;
    await downloadForOffline({ ...plan, isTakenAlong: true }, (share) => report(share * part), signal);
    if (streets) await downloadStreets(plan.uuid, streets, (share) => report(part + share * (1 - part)), signal);
    return { is: "idle" };
  };
  const start = () =>
    attempt(async (signal) => {
      const streets = await findStreets(plan, signal);
      const isWanted = streets === null || copy?.streets !== undefined;
      return isWanted ? download(streets, signal) : { is: "asking", streets };
    });
  return {
    state: stateOf(work, offlinePlans === null ? null : (copy ?? "absent"), version, isSupported),
    start: () => void start(),
    chooseStreets: (withStreets) => {
      if (work.is === "asking") void attempt((signal) => download(withStreets ? work.streets : null, signal));
    },
    cancel: () => {
      abortController.current?.abort();
      setWork({ is: "idle" });
    },
    remove: () => void removeDownload(plan.uuid).catch(() => setWork({ is: "failed" })),
  };
}

function stateOf(
  work: Work,
  copy: OfflinePlan | "absent" | null,
  version: number,
  isSupported: boolean | null,
): OfflineCopyState {
  if (isSupported === false) return { is: "unsupported" };
  if (work.is === "asking") return { is: "asking", bytes: work.streets.bytes };
  if (work.is !== "idle") return work.is === "taking" ? work : { is: "failed" };
  if (isSupported === null || copy === null) return { is: "unknown" };
  return copy === "absent" ? { is: "absent" } : { is: "kept", copy: copy, isOld: copy.plan.version !== version };
}
