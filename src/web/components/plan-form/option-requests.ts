import type { PlanCreation } from "#contract/plans/plans.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";

import { firstLeg, type PlanOptions } from "#domain/planner/options/plan-options.ts";
import { isSamePart, withOwnWalker } from "#domain/planner/options/merge-options.ts";

/** Additions to the options of a leg before sending, such as pins to keep. */
export type CompleteLeg = (leg: number, options: PlannerOptions) => object;

/** A body of `POST /api/plans`, not validated yet. */
export function creationOf({ name, legs }: PlanOptions, complete: CompleteLeg): object {
  const [first, ...others] = legs.map((leg, index) => ({ ...requestOf(leg), ...complete(index, leg) }));
  return { name, input: first, ...(others.length > 0 && { nextLegs: others.map(withoutDate) }) };
}

/**
 * A body of `PATCH /api/plans/{uuid}` with only the changes, so that a name or a date alone replans nothing; not
 * validated yet.
 */
export function updateOf(base: PlanOptions, options: PlanOptions, complete: CompleteLeg): object {
  const [before, after] = [firstLeg(base), firstLeg(options)];
  const isOtherRoute = before.route !== after.route;
  const first = isOtherRoute ? { ...requestOf(after), ...complete(0, after) } : requestOf(after);
  const input = Object.fromEntries(
    Object.entries(first).filter(
      ([name, value]) => isOtherRoute || JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    ),
  );
  const others = (legs: readonly PlannerOptions[]) => legs.slice(1).map((leg) => withoutDate(requestOf(leg)));
  const isSameAfterwards = JSON.stringify(others(base.legs)) === JSON.stringify(others(options.legs));
  return {
    ...(!isSamePart(base, options, "name") && { name: options.name }),
    ...(Object.keys(input).length > 0 && { input }),
    ...(!isSameAfterwards && {
      nextLegs: options.legs
        .slice(1)
        .map((leg, index) => ({ ...withoutDate(requestOf(leg)), ...complete(index + 1, leg) })),
    }),
  };
}

/** The options of a plan, or of a body of `POST /api/plans`. */
export function planOptionsOf({ name, input, nextLegs = [] }: PlanCreation): PlanOptions {
  const [first, ...others] = [input, ...nextLegs].map((leg) => withDefaults({ start: "", end: "" }, leg));
  if (!first) throw new RangeError("a plan has at least one leg");
  const legs = withOwnWalker([first, ...others], first);
  return { name, legs: legs.map((leg) => ({ ...leg, pins: [] })) };
}

/** Pins are set on the days; the form neither shows nor sends them. */
function requestOf({ pins: _, ...options }: PlannerOptions): Omit<PlannerOptions, "pins"> {
  return options;
}

function withoutDate<Options extends { readonly startDate: unknown }>({
  startDate: _,
  ...options
}: Options): Omit<Options, "startDate"> {
  return options;
}
