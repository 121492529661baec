import { useEffect } from "react";

import type { ReplayInput } from "./pre-hydration-input-script.ts";

interface EarlyInput {
  readonly vieiraTyped?: ReplayInput;
  /** Replays the clicks from before hydration. */
  readonly vieiraAwake?: () => void;
}

let isAlive = false;

/** Whether the document is hydrated: later fetches belong to client-side navigations. */
export const isDocumentAlive = (): boolean => isAlive;

/** Replays early input and clicks: the page is hydrated. */
export function endPreHydrationInput(): void {
  isAlive = true;
  const { vieiraTyped, vieiraAwake } = window as EarlyInput;
  void Promise.resolve(vieiraTyped?.(() => import("./replay-input.ts"))).finally(vieiraAwake);
}

/** Schedules the replay of early input, right after hydration. */
export function useReplayedInput(): void {
  useEffect(endPreHydrationInput, []);
}
