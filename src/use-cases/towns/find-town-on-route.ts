import type { TownSummary } from "#contract/places/towns.ts";
import type { UseCaseContext } from "../context.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";

/** The published town of this slug, or null when there is none or it does not lie on the route. */
export async function findTownOnRoute(
  context: UseCaseContext,
  routeSlug: string,
  townSlug: string,
): Promise<TownSummary | null> {
  const town = (await townDirectory(context)).bySlug.get(townSlug);
  return town?.routes.some(({ slug }) => slug === routeSlug) ? town : null;
}
