import { type FurtherLegChoice, readFurtherLegs } from "./further-legs.ts";
import type { PlannerOptions } from "./planner-options.ts";
import { changedOptions } from "./changed-options.ts";
import type { PartialOptions } from "./with-defaults.ts";

/**
 * The options for a further leg: how one walks and sleeps stays the same, and where no bed is asked for, none is.
 *
 * @param from where the leg before ends
 */
export function optionsOfLeg(
  input: PlannerOptions,
  from: string,
  { route, to, mustStop }: FurtherLegChoice,
): PartialOptions {
  const { pins: _, startDate: __, ...own } = input;
  const { lodging: ___, ...options } = changedOptions(own, { route, from, to, mustStop: [...mustStop], days: null });
  return { ...options, ...(input.lodging === "ignore" && { lodging: "ignore" }) };
}

/** The options for every further leg of an address, each from where the one before it ends. */
export function readOptionsOfLegs(input: PlannerOptions, search: string): readonly PartialOptions[] {
  const legs = readFurtherLegs(new URLSearchParams(search));
  return legs.map((leg, index) => optionsOfLeg(input, legs[index - 1]?.to ?? input.to, leg));
}
