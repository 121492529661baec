import type { UseCaseContext } from "../context.ts";
import { routeSummaries } from "./route-summaries.ts";
import { showRoute } from "./show-route.ts";

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
    const found = new Map<string, RouteOfTown[]>();
    for (const { slug, name } of await routeSummaries(context)) {
      for (const { uuid, km } of (await showRoute(context, slug))?.towns ?? []) {
        const routesOfTown = found.get(uuid) ?? [];
        routesOfTown.push({ slug, name, km });
        found.set(uuid, routesOfTown);
      }
    }
    return found;
  });
  return routes ?? new Map();
}
