import { createContext, use } from "react";

import type { OptionsState } from "./use-options.ts";

/** The current values of the fields; `planner.options` are those of the plan, which follows a moment later. */
export const CurrentOptions = createContext<OptionsState | null>(null);

/** @throws Error outside of a planner */
export function useCurrentOptions(): OptionsState {
  const options = use(CurrentOptions);
  if (!options) throw new Error("There is no planner around these options.");
  return options;
}
