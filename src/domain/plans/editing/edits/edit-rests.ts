import { type DraftDay, leavingHouse, withDays, withMoreDays } from "./day-list.ts";
import type { EditDrafts } from "./edit.ts";
import type { StoredDay, StoredPlan } from "../stored-plan.ts";

function restAt(town: string, leg: number): DraftDay {
  return { leg, kind: "rest", from: town, to: town, pinned: true };
}

/** There is no rest at the end of a leg; if another leg begins there, the rest is its first day. */
function legOfRest({ legs }: StoredPlan, { leg, to }: Pick<StoredDay, "leg" | "to">): number | null {
  if (legs[leg]?.to !== to) return leg;
  return legs[leg + 1]?.from === to ? leg + 1 : null;
}

function insertRest(plan: StoredPlan, index: number, rest: DraftDay): EditDrafts {
  const days: DraftDay[] = [...plan.days];
  days.splice(index, 0, rest);
  return { drafts: [withMoreDays(withDays(plan, days), rest.leg, 1)] };
}

/** Adds a rest day after the day, where it ends. */
export function addRest(plan: StoredPlan, day: StoredDay): EditDrafts {
  const leg = legOfRest(plan, day);
  return leg === null ? { error: "no_rest_at_end" } : insertRest(plan, day.number, restAt(day.to, leg));
}

/** Replaces a day by a rest: its walk moves to the next day. */
export function restBefore(plan: StoredPlan, day: StoredDay): EditDrafts {
  return insertRest(plan, day.number - 1, restAt(day.from, day.leg));
}

export function removeRest(plan: StoredPlan, day: StoredDay): EditDrafts {
  if (day.kind !== "rest") return { error: "not_a_rest" };
  const hasRhythm = plan.legs[day.leg]?.restEvery != null;
  const days = plan.days
    // Otherwise the rhythm would put the rest back.
    .map((other) => (hasRhythm && other.number === day.number + 1 ? { ...other, pinned: true } : other))
    .filter((other) => other.key !== day.key);
  return { drafts: [withMoreDays(withDays(plan, days), day.leg, -1)] };
}

/** Moves a rest a walking day earlier or later; notes move with it, a place to stay stays with its town. */
export function moveRest(plan: StoredPlan, day: StoredDay, direction: "earlier" | "later"): EditDrafts {
  if (day.kind !== "rest") return { error: "not_a_rest" };
  const isEarlier = direction === "earlier";
  const walk = plan.days[isEarlier ? day.number - 2 : day.number];
  if (walk?.kind !== "walk") return { error: "no_neighbouring_walk" };
  const leg = isEarlier ? walk.leg : legOfRest(plan, walk);
  if (leg === null) return { error: "no_rest_at_end" };
  const { key, notes, carry } = day;
  const rest: DraftDay = { ...restAt(isEarlier ? walk.from : walk.to, leg), key, notes, carry };
  const first = Math.min(day.number, walk.number) - 1;
  const days: DraftDay[] = [...plan.days];
  days.splice(first, 2, ...(isEarlier ? [rest, walk] : [walk, rest]));
  return { drafts: [withDays(leavingHouse(plan, day), days)] };
}
