import { greatCircleM } from "../route-geometry/great-circle.ts";
import type { GraphWaypoint, RouteGraph } from "../route-graph/route-graph.ts";
import { applyEdit } from "./apply-edit.ts";
import { measurePlan, type MeasuredPlan } from "./measure-plan.ts";
import type { LegPlanner } from "./replan.ts";
import type { StoredDay, StoredPlan } from "./stored-plan.ts";

/** A measured plan with what it takes to come back to towns where something was left behind. */
export interface SurveyedPlan extends MeasuredPlan {
  /** Calendar day that may end, by a detour, in a town that no day leads to; by town slug. */
  readonly detours: ReadonlyMap<string, number>;
}

/** So many days are tried for a detour, the nearest first, and detours are looked for to so many towns. */
const maxTries = 3;
const maxTowns = 10;

/** The days with their figures, and the detours to houses that were asked or booked. @param graphs by leg */
export async function surveyPlan(
  plan: StoredPlan,
  graphs: readonly RouteGraph[],
  planLeg: LegPlanner,
): Promise<SurveyedPlan> {
  const measured = await measurePlan(plan, planLeg);
  const detours = new Map<string, number>();
  for (const town of [...townsOffTheWay(plan, measured)].slice(0, maxTowns)) {
    for (const { number: day } of nearestDays(plan, graphs, town).slice(0, maxTries)) {
      const edited = await applyEdit(plan, measured, graphs, { kind: "set-end", day, to: town }, planLeg);
      if (!edited.ok || edited.plan.days.every(({ to }) => to !== town)) continue;
      detours.set(town, day);
      break;
    }
  }
  return { ...measured, detours };
}

/** Where something was left behind and no day ends or may end by itself. */
function townsOffTheWay({ days, leftBehind }: StoredPlan, measured: MeasuredPlan): ReadonlySet<string> {
  const ends = new Set([
    ...days.map(({ to }) => to),
    ...measured.days.flatMap(({ alternatives }) => alternatives.map(({ to }) => to)),
  ]);
  const waiting = leftBehind.filter(({ houseState }) => houseState === "asked" || houseState === "booked");
  return new Set(waiting.map(({ town }) => town).filter((town) => !ends.has(town)));
}

/** Walking days on routes that have the town, those first that pass by it at the least distance. */
function nearestDays({ days }: StoredPlan, graphs: readonly RouteGraph[], town: string): readonly StoredDay[] {
  const byDistance = days.flatMap((day) => {
    if (day.kind !== "walk") return [];
    const [place, from, to] = [town, day.from, day.to].map((slug) => townOf(graphs[day.leg], slug));
    return place && from && to ? [{ day, metres: greatCircleM(from, place) + greatCircleM(place, to) }] : [];
  });
  return byDistance.toSorted((a, b) => a.metres - b.metres).map(({ day }) => day);
}

function townOf(graph: RouteGraph | undefined, town: string): GraphWaypoint | undefined {
  return graph?.waypoints.find(({ townSlug }) => townSlug === town);
}
