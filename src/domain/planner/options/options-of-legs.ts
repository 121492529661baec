import { addDays } from "#domain/calendar/iso-date.ts";
import type { PlannerOptions } from "./planner-options.ts";
import { type PartialOptions, without, withoutLengths, withoutRoute, withDefaults } from "./with-defaults.ts";
import { type FurtherLegChoice, readFurtherLegs } from "./further-legs.ts";

/** Options with a change applied: another route resets ends and places, another measure the lengths. */
export function changedOptions(
  before: Omit<PlannerOptions, "startDate" | "pins">,
  change: Partial<PartialOptions>,
): PartialOptions {
  const isOtherRoute = change.route !== undefined && change.route !== before.route;
  const isOtherMeasure = change.measure !== undefined && change.measure !== before.measure;
  const ofRoute: PartialOptions = isOtherRoute ? withoutRoute(before, "request") : before;
  const current = isOtherMeasure ? inOtherMeasure(ofRoute) : ofRoute;
  return { ...current, ...change, pace: { ...before.pace, ...change.pace } };
}

/** Lengths have no meaning in another measure, including those of companions. */
function inOtherMeasure(options: PartialOptions): PartialOptions {
  const { walkers } = options;
  const remaining = without(options, ({ usual }) => usual !== undefined);
  return { ...remaining, ...(walkers && { walkers: withoutLengths(walkers) }) };
}

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
