import { buildProfile } from "#domain/elevation-profile/build-profile.ts";
import type { ElevationProfile } from "#domain/elevation-profile/profile.ts";
import { walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import type { ExportedPoint } from "#domain/exports/exported-walk.ts";
import type { MeasuredDay } from "#domain/plan-editing/measure-plan.ts";
import type { StoredDay } from "#domain/plan-editing/stored-plan.ts";
import type { ChosenHouseRecord } from "#database/queries/plans/plan-facts.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { piecesOf } from "../routes/exported-pieces.ts";
import { routeSummaries } from "../routes/route-summaries.ts";
import { type RouteLines, showRouteLines } from "../routes/show-route-lines.ts";
import { describeKeptPlan, type DescribedPlan } from "./describe-kept-plan.ts";
import type { OpenedPlan } from "./plan-access.ts";
import { townNamesOf } from "./show-kept-plan.ts";

/** A day with everything that its files and pages say of it. */
export interface DayToTake {
  readonly stored: StoredDay;
  readonly figures: MeasuredDay;
  readonly fromName: string;
  readonly toName: string;
  /** Where the night is; null when the town is gone. */
  readonly end: GraphWaypoint | null;
  readonly start: GraphWaypoint | null;
  readonly house: ChosenHouseRecord | null;
  /** The line of the day; empty on a day of rest. */
  readonly pieces: readonly (readonly ExportedPoint[])[];
  /** Null where heights are not known. */
  readonly profile: ElevationProfile | null;
  /** Towns that the day passes, its end left out. */
  readonly passed: readonly PassedTown[];
}

export interface PassedTown {
  readonly town: GraphWaypoint;
  /** Walked kilometres from the day's start. */
  readonly km: number;
}

/** What there is to write files from, before it is put together. */
export interface PlanSources extends Omit<DescribedPlan, "planLeg"> {
  /** By leg. */
  readonly lines: readonly RouteLines[];
  /** Colour of the first route, `#rrggbb`. */
  readonly colour: string;
  /** Page of the plan. */
  readonly link: string;
}

/** A plan as it is written to files. */
export interface PlanToTake extends PlanSources {
  readonly days: readonly DayToTake[];
}

/** Loads what a plan's files are written from. */
export async function loadPlanSources(context: UseCaseContext, { record }: OpenedPlan): Promise<PlanSources> {
  const { planLeg: _, ...described } = await describeKeptPlan(context, record);
  const routes = record.legs.map(({ route }) => route);
  const lines = await Promise.all(routes.map((route) => showRouteLines(context, route)));
  const summaries = await routeSummaries(context);
  return {
    ...described,
    lines: lines.map((each) => each ?? new Map()),
    colour: summaries.find(({ slug }) => slug === routes[0])?.colour ?? "#3562ff",
    link: `${context.settings.origin}/plans/${record.uuid}`,
  };
}

/** Puts together what a plan's files are written from. */
export function gatherPlan(sources: PlanSources): PlanToTake {
  const { record, graphs, measured, houses, lines } = sources;
  const nameOf = townNamesOf(sources);
  const townOf = (leg: number, slug: string): GraphWaypoint | null =>
    graphs[leg]?.waypoints.find(({ townSlug }) => townSlug === slug) ?? null;
  const days = record.days.flatMap((stored, index): DayToTake[] => {
    const figures = measured.days[index];
    const graph = graphs[stored.leg];
    if (!figures || !graph) return [];
    const arcs = new Map(graph.arcs.map((arc) => [arc.id, arc]));
    const walked = figures.arcs.flatMap((id) => arcs.get(id) ?? []);
    const legLines = lines[stored.leg] ?? new Map();
    return [
      {
        stored,
        figures,
        fromName: nameOf(stored.from),
        toName: nameOf(stored.to),
        start: townOf(stored.leg, stored.from),
        end: townOf(stored.leg, stored.to),
        house: houses.get(stored.house ?? "") ?? null,
        pieces: piecesOf(walked, graph, legLines),
        profile: buildProfile(walkedArcs(graph, figures.arcs, legLines)),
        passed: townsPassed(graph, walked),
      },
    ];
  });
  return { ...sources, days };
}

function townsPassed({ waypoints }: RouteGraph, walked: readonly GraphArc[]): PassedTown[] {
  const places = new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  let metres = 0;
  return walked.slice(0, -1).flatMap(({ to, mode, distanceM }) => {
    if (mode === "walk") metres += distanceM;
    const town = places.get(to);
    return town?.townSlug === undefined ? [] : [{ town, km: metres / 1000 }];
  });
}
