import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Alternative } from "#domain/planner/stage-planner/plan.ts";
import { type DraftDay, leavingHouse, withDay, withDays, withMoreDays } from "./day-list.ts";
import type { EditDrafts } from "./edit.ts";
import type { MeasuredDay } from "../measure-plan.ts";
import type { StoredDay, StoredPlan } from "../stored-plan.ts";
import { arcsOf, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

const noHouse = { house: null, houseState: "none", bookingReference: "", priceCents: null } as const;

/** The day ends in another town and is pinned there. A rest becomes a walk. */
export function setEnd(plan: StoredPlan, day: StoredDay, to: string): EditDrafts {
  if (day.to === to) return { drafts: [withDay(plan, day.number, { pinned: true })], isComplete: true };
  const change = { kind: "walk", to, pinned: true, ...noHouse } as const;
  return { drafts: [withDay(leavingHouse(plan, day), day.number, change)] };
}

/** The nearest possible end before, or after, the end of a day. */
export function neighbouringEnd(measured: MeasuredDay, direction: "earlier" | "later"): Alternative | null {
  const beyond = measured.alternatives.filter(({ km }) =>
    direction === "earlier" ? km < measured.km : km > measured.km,
  );
  const distance = ({ km }: Alternative) => Math.abs(km - measured.km);
  return beyond.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

export function moveEnd(
  plan: StoredPlan,
  day: StoredDay,
  measured: MeasuredDay,
  direction: "earlier" | "later",
): EditDrafts {
  if (day.kind !== "walk") return { error: "not_a_walk" };
  const end = neighbouringEnd(measured, direction);
  if (!end) return { error: direction === "earlier" ? "no_earlier_end" : "no_later_end" };
  return setEnd(plan, day, end.to);
}

/** Two days instead of one, the first ending at a town the day passes. */
export function splitDay(
  plan: StoredPlan,
  day: StoredDay,
  measured: MeasuredDay,
  graph: RouteGraph,
  at?: string,
): EditDrafts {
  if (day.kind !== "walk") return { error: "not_a_walk" };
  const end = at ?? placeToSplit(measured, graph);
  if (end === null || end === day.from || end === day.to) return { error: "no_place_to_split" };
  const first: DraftDay = { leg: day.leg, kind: "walk", from: day.from, to: end, pinned: true };
  const days: DraftDay[] = [...plan.days];
  days.splice(day.number - 1, 1, first, { ...day, from: end, pinned: true });
  return { drafts: [withMoreDays(withDays(plan, days), day.leg, 1)] };
}

/** The town that divides a day most evenly, preferably with a place to stay. Null if there is none. */
export function placeToSplit(measured: MeasuredDay, graph: RouteGraph): string | null {
  let km = 0;
  const passed: { slug: string; hasHouse: boolean; off: number }[] = [];
  for (const arc of arcsOf(graph, measured.arcs)) {
    if (arc.mode === "walk") km += arc.distanceM / 1000;
    const town = waypointsByUuid(graph).get(arc.to);
    if (town?.townSlug === undefined || town.townSlug === measured.to) continue;
    passed.push({ slug: town.townSlug, hasHouse: numberOfHouses(town) > 0, off: Math.abs(km - measured.km / 2) });
  }
  const best = passed.toSorted((a, b) => Number(b.hasHouse) - Number(a.hasHouse) || a.off - b.off)[0];
  return best?.slug ?? null;
}

/** Merges a day with the next; both are walks of one leg. */
export function mergeDays(plan: StoredPlan, day: StoredDay): EditDrafts {
  const next = plan.days[day.number];
  if (day.kind !== "walk") return { error: "not_a_walk" };
  if (next?.kind !== "walk" || next.leg !== day.leg) return { error: "no_neighbouring_walk" };
  const notes = [day.notes, next.notes].filter((text) => text !== "").join("\n");
  const carry = [day.carry, next.carry].filter((text) => text !== "").join("\n");
  const cleared = withDay(leavingHouse(plan, day), day.number, { notes: "", carry: "", ...noHouse });
  const days: DraftDay[] = [...cleared.days];
  days.splice(day.number - 1, 2, { ...next, from: day.from, notes, carry, pinned: true });
  return { drafts: [withMoreDays(withDays(cleared, days), day.leg, -1)] };
}
