import type { PlannerInput } from "#domain/stage-planner/plan.ts";

import { type Contest, firstLeg, mannerOf, type PlanWish, type WishPart, wishParts } from "./plan-wish.ts";

/** A part of the wishes, to be compared with that of another version. */
function valueOf(wish: PlanWish, part: WishPart): unknown {
  const first = firstLeg(wish);
  switch (part) {
    case "name":
      return wish.name;
    case "length":
      return [first.measure, first.ideal, first.max];
    case "beds":
      return [first.lodging, first.lodgingTypes.toSorted()];
    case "legs":
      return wish.legs.map(placesOf);
    case "startDate":
    case "pace":
    case "easeInDays":
    case "restEvery":
      return first[part];
  }
}

/** What a leg says of its own route. */
function placesOf({ route, from, to, days, mustStop, favourites, avoid, variants, branches }: PlannerInput) {
  const ways = Object.entries(branches).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { route, from, to, days, mustStop, favourites, avoid, variants, ways };
}

export function isSamePart(a: PlanWish, b: PlanWish, part: WishPart): boolean {
  return JSON.stringify(valueOf(a, part)) === JSON.stringify(valueOf(b, part));
}

export function isSameWish(a: PlanWish, b: PlanWish): boolean {
  return wishParts.every((part) => isSamePart(a, b, part));
}

/** The wishes with one part as another version has it. */
export function takePart(wish: PlanWish, other: PlanWish, part: WishPart): PlanWish {
  const theirs = firstLeg(other);
  switch (part) {
    case "name":
      return { ...wish, name: other.name };
    case "startDate":
      return onFirst(wish, { startDate: theirs.startDate });
    case "length":
      return onAll(wish, { measure: theirs.measure, ideal: theirs.ideal, max: theirs.max });
    case "beds":
      return onAll(wish, { lodging: theirs.lodging, lodgingTypes: theirs.lodgingTypes });
    case "pace":
      return onAll(wish, { pace: theirs.pace });
    case "easeInDays":
      return onAll(wish, { easeInDays: theirs.easeInDays });
    case "restEvery":
      return onAll(wish, { restEvery: theirs.restEvery });
    case "legs": {
      const first = firstLeg(wish);
      const manner = mannerOf(first);
      const { startDate } = first;
      const legs = other.legs.map((leg, index) => ({ ...leg, ...manner, startDate: index === 0 ? startDate : null }));
      return { ...wish, legs };
    }
  }
}

function onFirst(wish: PlanWish, change: Partial<PlannerInput>): PlanWish {
  return { ...wish, legs: wish.legs.map((leg, index) => (index === 0 ? { ...leg, ...change } : leg)) };
}

function onAll(wish: PlanWish, change: Partial<PlannerInput>): PlanWish {
  return { ...wish, legs: wish.legs.map((leg) => ({ ...leg, ...change })) };
}

/**
 * Brings together two changes of the same wishes. What only one of them changed is taken from that one; what both
 * changed in different ways is left as it is here, and named.
 */
export function mergeWishes(
  base: PlanWish,
  mine: PlanWish,
  theirs: PlanWish,
): { readonly wish: PlanWish; readonly contests: readonly Contest[] } {
  const isOpen = (part: WishPart) => !isSamePart(mine, theirs, part) && !isSamePart(base, theirs, part);
  const changedElsewhere = wishParts.filter(isOpen);
  const contested = changedElsewhere.filter((part) => !isSamePart(base, mine, part));
  const wish = changedElsewhere
    .filter((part) => !contested.includes(part))
    .reduce((merged, part) => takePart(merged, theirs, part), mine);
  return { wish, contests: contested.map((part) => ({ part, mine, theirs })) };
}
