import { useEffect } from "react";

import type { ReplayInput } from "./pre-hydration-input-script.ts";

interface EarlyInput {
  readonly vieiraTyped?: ReplayInput;
  /** Replays the clicks from before hydration. */
  readonly vieiraHydrated?: () => void;
}

let isHydrated = false;

/** Whether the document is hydrated: later fetches belong to client-side navigations. */
export const isDocumentHydrated = (): boolean => isHydrated;

/** Replays early input and clicks: the page is hydrated. */
export function endPreHydrationInput(): void {
  isHydrated = true;
  const { vieiraTyped, vieiraHydrated } = window as EarlyInput;
  void Promise.resolve(vieiraTyped?.(() => import("./replay-input.ts"))).finally(vieiraHydrated);
}

/** Schedules the replay of early input, right after hydration. */
export function useReplayedInput(): void {
  useEffect(endPreHydrationInput, []);
}
