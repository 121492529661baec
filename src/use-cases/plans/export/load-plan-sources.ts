import type { KnownPlace } from "#domain/plans/today/way-entries.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRouteLines } from "#use-cases/routes/map-lines.ts";
import { describeStoredPlan } from "../describe-stored-plan.ts";
import type { OpenedPlan } from "../plan-access.ts";
import type { PlanSources } from "./gather-plan-for-export.ts";

/** Loads the data for writing a plan's files. */
export async function loadPlanSources(context: UseCaseContext, { record }: OpenedPlan): Promise<PlanSources> {
  const { graphs, measured, houses, description } = await describeStoredPlan(context, record);
  const routes = record.legs.map(({ route }) => route);
  const lines = await Promise.all(routes.map((route) => showRouteLines(context, route)));
  const summaries = await routeSummaries(context);
  return {
    record,
    graphs,
    measured,
    houses,
    prices: description.prices,
    warnings: description.warnings,
    fullness: new Map(
      description.days.flatMap(({ number, date, crowding }, index) =>
        date === undefined || (index === record.days.length - 1 && record.goalNights === 0)
          ? []
          : [[number, crowding?.level ?? null] as const],
      ),
    ),
    lines: lines.map((each) => each ?? new Map()),
    places: await placesOn(context, routes),
    colour: summaries.find(({ slug }) => slug === routes[0])?.colour ?? "#3562ff",
    link: `${context.settings.origin}/plans/${record.uuid}`,
  };
}

async function placesOn(context: UseCaseContext, slugs: readonly string[]): Promise<KnownPlace[]> {
  const { points } = await pointOfInterestDirectory(context);
  return points
    .filter(({ routes }) => routes.some((route) => slugs.includes(route)))
    .map(({ kind, name, lat, lon, openingHours }) => ({ kind, name, lat, lon, hours: openingHours }));
}
