import type { PlanCreation } from "#contract/plans/plans.ts";
import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { withDefaults } from "#domain/stage-planner/planner-input.ts";

import { firstLeg, mannerOf, type PlanWish } from "./plan-wish.ts";
import { isSamePart } from "./wish-parts.ts";

/** What is added to the wish of a leg before it is sent, as pins that it keeps. */
export type CompleteLeg = (leg: number, wish: PlannerInput) => object;

/** A body of `POST /api/plans`, not yet checked. */
export function creationOf({ name, legs }: PlanWish, complete: CompleteLeg): object {
  const [first, ...others] = legs.map((leg, index) => ({ ...requestOf(leg), ...complete(index, leg) }));
  return { name, input: first, ...(others.length > 0 && { nextLegs: others.map(withoutDate) }) };
}

/**
 * A body of `PATCH /api/plans/{uuid}` that says only what changes, so that a name or a date alone plans nothing anew;
 * not yet checked.
 */
export function updateOf(base: PlanWish, wish: PlanWish, complete: CompleteLeg): object {
  const [before, after] = [firstLeg(base), firstLeg(wish)];
  const isOtherRoute = before.route !== after.route;
  const first = isOtherRoute ? { ...requestOf(after), ...complete(0, after) } : requestOf(after);
  const input = Object.fromEntries(
    Object.entries(first).filter(
      ([name, value]) => isOtherRoute || JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    ),
  );
  const others = (legs: readonly PlannerInput[]) => legs.slice(1).map((leg) => withoutDate(requestOf(leg)));
  const isSameAfterwards = JSON.stringify(others(base.legs)) === JSON.stringify(others(wish.legs));
  return {
    ...(!isSamePart(base, wish, "name") && { name: wish.name }),
    ...(Object.keys(input).length > 0 && { input }),
    ...(!isSameAfterwards && {
      nextLegs: wish.legs
        .slice(1)
        .map((leg, index) => ({ ...withoutDate(requestOf(leg)), ...complete(index + 1, leg) })),
    }),
  };
}

/** The wishes of a plan, or of a body of `POST /api/plans`. */
export function wishOf({ name, input, nextLegs = [] }: PlanCreation): PlanWish {
  const [first, ...others] = [input, ...nextLegs].map((leg) => withDefaults({ start: "", end: "" }, leg));
  if (!first) throw new RangeError("a plan has at least one leg");
  const manner = mannerOf(first);
  const legs = [first, ...others.map((leg) => ({ ...leg, ...manner, startDate: null }))];
  return { name, legs: legs.map((leg) => ({ ...leg, pins: [] })) };
}

/** Pins are settled on the days; the form neither shows nor sends them. */
function requestOf({ pins: _, ...wish }: PlannerInput): Omit<PlannerInput, "pins"> {
  return wish;
}

function withoutDate<Wish extends { readonly startDate: unknown }>({
  startDate: _,
  ...wish
}: Wish): Omit<Wish, "startDate"> {
  return wish;
}
