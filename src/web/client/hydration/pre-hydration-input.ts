import { useEffect } from "react";

import type { ReplayInput } from "./pre-hydration-input-script.ts";

interface EarlyInput {
  readonly vieiraTyped?: ReplayInput;
  /** Has what was pressed on a page that slept pressed again. */
  readonly vieiraAwake?: () => void;
}

let isAlive = false;

/** Whether the document has come to life: what is fetched from now on belongs to pages that are opened from another one. */
export const isDocumentAlive = (): boolean => isAlive;

/** Has what was typed early typed again, and what was pressed pressed: the page has come to life. */
export function endPreHydrationInput(): void {
  isAlive = true;
  const { vieiraTyped, vieiraAwake } = window as EarlyInput;
  void Promise.resolve(vieiraTyped?.(() => import("./replay-input.ts"))).finally(vieiraAwake);
}

/** Has early input done again, as soon as the page has come to life. */
export function useReplayedInput(): void {
  useEffect(endPreHydrationInput, []);
}
