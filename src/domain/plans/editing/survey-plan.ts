import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { applyEdit } from "./apply-edit.ts";
import { measurePlan, type MeasuredPlan } from "./measure-plan.ts";
import type { LegPlanner } from "./replan.ts";
import type { StoredDay, StoredPlan } from "./stored-plan.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";

/** A measured plan with detours to towns where something was left behind. */
export interface SurveyedPlan extends MeasuredPlan {
  /** Calendar day that may end, by a detour, in a town that no day leads to; by town slug. */
  readonly detours: ReadonlyMap<string, number>;
}

/** Number of days tried for a detour, nearest first, and of towns for which detours are searched. */
const maxTries = 3;
const maxTowns = 10;

/** The days with their figures, and the detours to requested or booked places to stay. @param graphs by leg */
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

/** Towns where something was left behind and no day ends or can end. */
function townsOffTheWay({ days, leftBehind }: StoredPlan, measured: MeasuredPlan): ReadonlySet<string> {
  const ends = new Set([
    ...days.map(({ to }) => to),
    ...measured.days.flatMap(({ alternatives }) => alternatives.map(({ to }) => to)),
  ]);
  const waiting = leftBehind.filter(({ houseState }) => houseState === "asked" || houseState === "booked");
  return new Set(waiting.map(({ town }) => town).filter((town) => !ends.has(town)));
}

/** Walking days on routes that contain the town, those that pass it most closely first. */
function nearestDays({ days }: StoredPlan, graphs: readonly RouteGraph[], town: string): readonly StoredDay[] {
  const byDistance = days.flatMap((day) => {
    if (day.kind !== "walk") return [];
    const [place, from, to] = [town, day.from, day.to].map((slug) => townOn(graphs[day.leg], slug));
    return place && from && to ? [{ day, metres: greatCircleM(from, place) + greatCircleM(place, to) }] : [];
  });
  return byDistance.toSorted((a, b) => a.metres - b.metres).map(({ day }) => day);
}
