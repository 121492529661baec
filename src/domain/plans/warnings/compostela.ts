import { santiago } from "#domain/route-graph/towns/santiago.ts";
import { dayFacts, type PlanFacts } from "./plan-facts.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { arcsById, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

interface LegStart {
  readonly leg: number;
  /** Town slug. */
  readonly from: string;
}

/** A shorter ride, in kilometres, is a rounding error of the walk. */
const tolerance = 0.05;

/**
 * Where to start for a Compostela: on the first route of the plan, or on the one that leads to Santiago if that one
 * alone is long enough. Null if no town is far enough, or the walk is interrupted by a ride, which no other start can
 * fix.
 */
export function farEnoughStart({ plan, days, graphs }: PlanFacts, check: CompostelaCheck): LegStart | null {
  const walked = days.slice(0, check.arrivalDay);
  const kmOf = (measured: PlanFacts["days"]) => measured.reduce((sum, { km }) => sum + km, 0);
  if (kmOf(walked) > check.km + tolerance) return null;
  const kmAfterFirst = kmOf(walked.filter(({ leg }) => leg > 0));
  const [first] = plan.legs;
  const onFirst = first && lastTownBefore(graphs[0], first.to, neededKm - kmAfterFirst);
  if (onFirst) return { leg: 0, from: onFirst };
  const leg = walked.at(-1)?.leg ?? 0;
  const onLast = lastTownBefore(graphs[leg], santiago, neededKm);
  return onLast === null ? null : { leg, from: onLast };
}

/** The last town of the main way that is at least that far from another, all on foot. */
function lastTownBefore(graph: RouteGraph | undefined, end: string, neededKilometres: number): string | null {
  if (!graph) return null;
  const townAt = (uuid: string) => waypointsByUuid(graph).get(uuid)?.townSlug;
  let km = 0;
  for (const arc of mainWay(graph).toReversed()) {
    if (km === 0 && townAt(arc.to) !== end) continue;
    if (arc.mode !== "walk") return null;
    km += arc.distanceM / 1000;
    const town = townAt(arc.from);
    if (km >= neededKilometres && town !== undefined) return town;
  }
  return null;
}

/** On foot, without interruption, to the tomb (Pilgrim's Reception Office, Santiago). */
export const neededKm = 100;

export interface CompostelaCheck {
  /** Kilometres walked without interruption before Santiago; rides and ferries interrupt the walk. */
  readonly km: number;
  readonly isReached: boolean;
  /** First day within the last 100 km, from which two stamps a day are required. */
  readonly twoStampsFromDay: number | null;
  /** Day of arrival in Santiago. */
  readonly arrivalDay: number;
}

/** Whether the walk earns a Compostela; null if it does not reach Santiago. */
export function checkCompostela(facts: PlanFacts): CompostelaCheck | null {
  const all = dayFacts(facts);
  const arrival = all.findIndex(({ measured }) => measured.kind === "walk" && measured.to === santiago);
  if (arrival < 0) return null;
  let km = 0;
  let twoStampsFromDay: number | null = null;
  let isBroken = false;
  for (const { measured, graph } of all.slice(0, arrival + 1).toReversed()) {
    if (isBroken) break;
    if (km < neededKm) twoStampsFromDay = measured.number;
    const arcs = arcsById(graph);
    for (const id of measured.arcs.toReversed()) {
      const arc = arcs.get(id);
      if (arc?.mode !== "walk") {
        isBroken = true;
        break;
      }
      km += arc.distanceM / 1000;
    }
    if (!measured.isWayKnown) isBroken = true;
  }
  return { km, isReached: km >= neededKm, twoStampsFromDay, arrivalDay: all[arrival]?.measured.number ?? 0 };
}

/** Whether a Compostela requires two stamps on a day. @param check null if none is earned */
export function asksTwoStamps(check: CompostelaCheck | null, day: number): boolean {
  if (!check?.isReached || check.twoStampsFromDay === null) return false;
  return day >= check.twoStampsFromDay && day <= check.arrivalDay;
}
