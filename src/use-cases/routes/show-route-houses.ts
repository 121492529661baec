import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { townsWithHouses } from "#use-cases/content/towns-with-houses.ts";
import type { UseCaseContext } from "../context.ts";

/** The towns of a route with all of their houses and how these are reached, or `null` when there is no such route. */
export async function showRouteHouses(context: UseCaseContext, slug: string): Promise<readonly PlanTown[] | null> {
  const towns = (await townDirectory(context)).byRoute.get(slug);
  return towns
    ? townsWithHouses(
        context,
        towns.map((town) => town.slug),
      )
    : null;
}
