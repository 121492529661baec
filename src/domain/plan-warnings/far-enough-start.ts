import { mainWay } from "../route-graph/main-way.ts";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import { type CompostelaCheck, neededKm, santiago } from "./compostela.ts";
import type { PlanFacts } from "./plan-facts.ts";

export interface LegStart {
  readonly leg: number;
  /** Town slug. */
  readonly from: string;
}

/** A ride of less than this is a rounding of what is walked, in kilometres. */
const tolerance = 0.05;

/**
 * Where to begin for a Compostela: on the first route of the plan, or on the one that leads to Santiago when that
 * alone is long enough. Null when no town is far enough, or the walk is broken by a ride, which no other start mends.
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

/** The last town of the main way from which it is so far to another, all on foot. */
function lastTownBefore(graph: RouteGraph | undefined, end: string, neededKilometres: number): string | null {
  if (!graph) return null;
  const towns = new Map(graph.waypoints.map((waypoint) => [waypoint.uuid, waypoint.townSlug]));
  let km = 0;
  for (const arc of mainWay(graph).toReversed()) {
    if (km === 0 && towns.get(arc.to) !== end) continue;
    if (arc.mode !== "walk") return null;
    km += arc.distanceM / 1000;
    const town = towns.get(arc.from);
    if (km >= neededKilometres && town !== undefined) return town;
  }
  return null;
}
