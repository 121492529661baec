import type { PlanHouses } from "#contract/plans/plan-houses.ts";
import { listHousesOfTowns } from "#database/queries/places/houses-of-towns.ts";
import type { UseCaseContext } from "../context.ts";
import { townDirectory } from "../towns/town-directory.ts";
import { openPlan } from "./plan-access.ts";

/**
 * The houses of every town in which a plan spends a night, with how they are reached: what is taken along where there may
 * be no network.
 *
 * @throws Refusal `not-found` for everybody but the owner and those who hold the share link
 */
export async function listPlanHouses(context: UseCaseContext, uuid: string, shareToken?: string): Promise<PlanHouses> {
  const { record } = await openPlan(context, uuid, shareToken);
  const slugs = [...new Set(record.days.map(({ to }) => to))];
  const { bySlug } = await townDirectory(context);
  const houses = Map.groupBy(await listHousesOfTowns(context.database, slugs), ({ townSlug }) => townSlug);
  return {
    version: record.version,
    towns: slugs.flatMap((slug) => {
      const town = bySlug.get(slug);
      if (!town) return [];
      const { name, services } = town;
      return {
        slug,
        name,
        services,
        houses: (houses.get(slug) ?? []).map(({ townSlug: _, townUuid: __, ...house }) => house),
      };
    }),
  };
}
