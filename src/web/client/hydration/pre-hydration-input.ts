import { useEffect } from "react";

import type { ReplayInput } from "./pre-hydration-input-script.ts";

/** Has what was typed early typed again: the page has come to life. */
export function endPreHydrationInput(): void {
  const { vieiraTyped } = window as { readonly vieiraTyped?: ReplayInput };
  vieiraTyped?.(() => import("./replay-input.ts"));
}

/** Has what was typed early typed again, as soon as the page has come to life. */
export function useReplayedInput(): void {
  useEffect(endPreHydrationInput, []);
}
