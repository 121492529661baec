import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { countryCode } from "#domain/route-graph/country-code.ts";
import { listHousesOfTowns } from "#database/queries/places/houses-of-towns.ts";
import { loadTownCountries } from "#database/queries/plans/plan-facts.ts";
import type { UseCaseContext } from "../context.ts";
import { townDirectory } from "./town-directory.ts";

/** Some towns in order, with all of their houses and contacts; unpublished ones are left out. */
export async function townsWithHouses(context: UseCaseContext, slugs: readonly string[]): Promise<PlanTown[]> {
  const countries = await countriesOfTowns(context);
  const { bySlug } = await townDirectory(context);
  const houses = Map.groupBy(await listHousesOfTowns(context.database, slugs), ({ townSlug }) => townSlug);
  return slugs.flatMap((slug) => {
    const entry = bySlug.get(slug);
    if (!entry) return [];
    const { name, services } = entry;
    const country = countries.get(slug);
    return {
      slug,
      name,
      ...(country !== undefined && { country }),
      services,
      houses: (houses.get(slug) ?? []).map(({ townSlug: _, townUuid: __, ...house }) => house),
    };
  });
}

/** ISO 3166-1 codes of all towns, by slug. */
export async function countriesOfTowns(context: UseCaseContext): Promise<ReadonlyMap<string, string>> {
  const codes = await context.content.getOrLoad("town-countries", async () => {
    const names = await loadTownCountries(context.database);
    return new Map([...names].map(([slug, name]) => [slug, countryCode(name)]));
  });
  return codes ?? new Map();
}
