import type { PlannerOptions } from "./planner-options.ts";
import { type PartialOptions, without, withoutLengths, withoutRoute } from "./with-defaults.ts";

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
