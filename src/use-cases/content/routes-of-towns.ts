import { loadStepsOfRoutes, type RouteStep } from "#database/queries/routes/arcs-of-routes.ts";
import { listTowns } from "#database/queries/places/towns.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** A published route that leads through a town. */
export interface RouteOfTown {
  readonly slug: string;
  readonly name: string;
  /** From the start along the main way; null off it. */
  readonly km: number | null;
}

/** The published routes through each town, by the town's uuid, in the order of the routes. */
export async function routesOfTowns(context: UseCaseContext): Promise<ReadonlyMap<string, readonly RouteOfTown[]>> {
  const routes = await context.content.remember("routes-of-towns", async () => {
    const towns = new Map((await listTowns(context.published)).map((town) => [town.waypointUuid, town.uuid]));
    const found = new Map<string, RouteOfTown[]>();
    for (const [slug, steps] of Map.groupBy(await stepsOfRoutes(context), ({ routeSlug }) => routeSlug)) {
      const along = metresAlongMain(steps);
      for (const waypoint of new Set(steps.flatMap(({ from, to }) => [from, to]))) {
        const town = towns.get(waypoint);
        if (town === undefined) continue;
        const metres = along.get(waypoint);
        const routesOfTown = found.get(town) ?? [];
        routesOfTown.push({ slug, name: steps[0]?.routeName ?? slug, km: metres === undefined ? null : metres / 1000 });
        found.set(town, routesOfTown);
      }
    }
    return found;
  });
  return routes ?? new Map();
}

/** Every step of every published route. */
export async function stepsOfRoutes(context: UseCaseContext): Promise<readonly RouteStep[]> {
  return (await context.content.remember("steps-of-routes", () => loadStepsOfRoutes(context.published))) ?? [];
}

function metresAlongMain(steps: readonly RouteStep[]): ReadonlyMap<string, number> {
  const along = new Map<string, number>();
  let metres = 0;
  for (const { from, to, mode, distanceM } of steps.filter(({ kind }) => kind === "main")) {
    if (!along.has(from)) along.set(from, metres);
    if (mode === "walk") metres += distanceM;
    if (!along.has(to)) along.set(to, metres);
  }
  return along;
}
