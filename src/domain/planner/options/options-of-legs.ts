import { addDays } from "#domain/calendar/iso-date.ts";
import { type FurtherLegChoice, readFurtherLegs } from "./further-legs.ts";
import type { PlannerOptions } from "./planner-options.ts";
import { changedOptions } from "./changed-options.ts";
import { type PartialOptions, withDefaults } from "./with-defaults.ts";

/**
 * The options for a further leg: walking and sleeping stay the same, including whether beds are required.
 *
 * @param from where the previous leg ends
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

/** A further leg with its start, where the previous one ends. */
export interface OnwardLeg extends FurtherLegChoice {
  readonly from: string;
}

/** Further legs, each starting at the end of the previous one. @param end town in which the plan before them ends */
export function legsFrom(end: string, legs: readonly FurtherLegChoice[]): readonly OnwardLeg[] {
  return legs.map((leg, index) => ({ ...leg, from: legs[index - 1]?.to ?? end }));
}

/** The options for every further leg of an address. */
export function readOptionsOfLegs(input: PlannerOptions, search: string): readonly PartialOptions[] {
  const legs = legsFrom(input.to, readFurtherLegs(new URLSearchParams(search)));
  return legs.map((leg) => optionsOfLeg(input, leg.from, leg));
}

/** All options for a further leg that begins that many days after the first. */
export function plannedOptionsOfLeg(input: PlannerOptions, leg: OnwardLeg, daysBefore: number): PlannerOptions {
  const startDate = input.startDate === null ? null : addDays(input.startDate, daysBefore);
  return withDefaults({ start: leg.from, end: leg.to }, { ...optionsOfLeg(input, leg.from, leg), startDate });
}
