import { loadStepsOfRoutes, type RouteStep } from "#database/queries/routes/arcs-of-routes.ts";
import { route } from "#database/schema/routes/route.ts";
import { branch, branchSegment, segment, segmentArc } from "#database/schema/routes/segment.ts";
import { arc } from "#database/schema/routes/waypoint.ts";
import { walkedMetresTo } from "#domain/route-graph/walks/walk-totals.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { tableVersions } from "./cache/table-versions.ts";
import { townRecords } from "./town-records.ts";
import { yieldIfBusy } from "../workers/yield-to-event-loop.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** A published route through a town. */
export interface RouteOfTown {
  readonly slug: string;
  readonly name: string;
  /** From the start along the main way; null if not on it. */
  readonly km: number | null;
}

/** The published routes through each town, by the town's uuid, in the order of the routes. */
export async function routesOfTowns(context: UseCaseContext): Promise<ReadonlyMap<string, readonly RouteOfTown[]>> {
  const inputs = async () => [await stepsOfRoutes(context), await townRecords(context)];
  return cacheDerived(context, "routes-of-towns", inputs, async () => {
    const towns = new Map((await townRecords(context)).map((one) => [one.waypointUuid, one.uuid]));
    const byTown = new Map<string, RouteOfTown[]>();
    for (const [slug, steps] of Map.groupBy(await stepsOfRoutes(context), ({ routeSlug }) => routeSlug)) {
      await yieldIfBusy();
      const along = walkedMetresTo(steps.filter(({ kind }) => kind === "main"));
      for (const waypoint of new Set(steps.flatMap(({ from, to }) => [from, to]))) {
        const uuid = towns.get(waypoint);
        if (uuid === undefined) continue;
        const metres = along.get(waypoint);
        const routesOfTown = byTown.get(uuid) ?? [];
        routesOfTown.push({ slug, name: steps[0]?.routeName ?? slug, km: metres === undefined ? null : metres / 1000 });
        byTown.set(uuid, routesOfTown);
      }
    }
    return byTown;
  });
}

/** Every step of every published route. */
export async function stepsOfRoutes(context: UseCaseContext): Promise<readonly RouteStep[]> {
  const tables = [route, branch, branchSegment, segment, segmentArc, arc];
  return cacheDerived(
    context,
    "steps-of-routes",
    async () => [await tableVersions(context, tables)],
    (published) => loadStepsOfRoutes(published),
  );
}
