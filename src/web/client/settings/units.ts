import { useSyncExternalStore } from "react";

import { wakeAll } from "#web/client/hydration/sleeping-parts.ts";

import { rememberedChoice } from "./remembered-choice.ts";

export const unitSystems = ["metric", "imperial"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Kilometres and metres, or miles and feet. */
export const unitChoice = rememberedChoice<UnitSystem>("vieira-units", "units", unitSystems);

const listeners = new Set<() => void>();
/** The measures that the page is written in: until all of it is taken over, those that the server has written. */
let written: UnitSystem = "metric";

/** Words and numbers change together, and only when nothing is left of what the server wrote in kilometres. */
async function follow(): Promise<void> {
  await wakeAll();
  const chosen = unitChoice.get();
  if (chosen === written) return;
  written = chosen;
  for (const listener of listeners) listener();
}
const followChoice = () => void follow();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) unitChoice.subscribe(followChoice);
  listeners.add(listener);
  if (unitChoice.get() !== written) followChoice();
  return () => listeners.delete(listener);
}

/** The measures that the page is written in: those that somebody thinks in, as soon as they can be. */
export function useUnits(): UnitSystem {
  return useSyncExternalStore(
    subscribe,
    () => written,
    () => "metric",
  );
}
