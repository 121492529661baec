import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { countryCode } from "#domain/route-graph/country-code.ts";
import { listHousesOfTowns } from "#database/queries/places/houses-of-towns.ts";
import type { UseCaseContext } from "../context.ts";
import { townDirectory } from "./town-directory.ts";

/** Some towns in order, with all of their houses and contacts; unpublished ones are left out. */
export async function townsWithHouses(context: UseCaseContext, slugs: readonly string[]): Promise<PlanTown[]> {
  const { bySlug } = await townDirectory(context);
  const houses = Map.groupBy(await listHousesOfTowns(context.database, slugs), ({ townSlug }) => townSlug);
  return slugs.flatMap((slug) => {
    const entry = bySlug.get(slug);
    if (!entry) return [];
    const { name, services } = entry;
    return {
      slug,
      name,
      country: countryCode(entry.country),
      services,
      houses: (houses.get(slug) ?? []).map(({ townSlug: _, townUuid: __, ...house }) => house),
    };
  });
}
