import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { tableVersions } from "./cache/table-versions.ts";
import { routesOfTowns } from "./routes-of-towns.ts";

type Houses = readonly AccommodationRecord[];

/** The inputs of a route's graph, which is valid as long as all of them are the same. */
export async function inputsOfGraph(context: UseCaseContext, slug: string): Promise<readonly unknown[]> {
  return [await tableVersions(context), (await lodgingOfRoutes(context)).get(slug)];
}

/**
 * The houses of the towns on each published route, by slug. Keeps the identity of a list unless a fact used by graphs
 * has changed.
 */
async function lodgingOfRoutes(context: UseCaseContext): Promise<ReadonlyMap<string, readonly Houses[]>> {
  const inputs = async () => [await routesOfTowns(context), await lodgingOfTowns(context)];
  type Lists = ReadonlyMap<string, readonly Houses[]>;
  return cacheDerived(context, "lodging-of-routes", inputs, async (_, previous: Lists | undefined) => {
    const lodging = await lodgingOfTowns(context);
    const lists = new Map<string, Houses[]>();
    for (const [uuid, routes] of await routesOfTowns(context)) {
      const houses = lodging.get(uuid);
      if (!houses) continue;
      for (const { slug } of routes) {
        const existing = lists.get(slug);
        if (existing) existing.push(houses);
        else lists.set(slug, [houses]);
      }
    }
    return new Map([...lists].map(([slug, list]) => [slug, reuseList(previous?.get(slug), list)]));
  });
}

function reuseList(previous: readonly Houses[] | undefined, list: readonly Houses[]): readonly Houses[] {
  const isSame = previous?.length === list.length && previous.every((houses, place) => houses === list[place]);
  return previous && isSame ? previous : list;
}

/** The houses of each town by uuid, keeping the previous lists if nothing relevant to graphs has changed. */
async function lodgingOfTowns(context: UseCaseContext): Promise<ReadonlyMap<string, Houses>> {
  const inputs = async () => [await accommodationsByTown(context)];
  return cacheDerived(
    context,
    "lodging-of-towns",
    inputs,
    async (_, previous: ReadonlyMap<string, Houses> | undefined) => {
      const byTown = await accommodationsByTown(context);
      let isSame = previous?.size === byTown.size;
      const lodging = new Map(
        [...byTown].map(([uuid, houses]) => {
          const previousHouses = previous?.get(uuid);
          const isUnchanged =
            previousHouses !== undefined &&
            (previousHouses === houses || lodgingIn(previousHouses) === lodgingIn(houses));
          isSame &&= isUnchanged;
          return [uuid, isUnchanged ? previousHouses : houses];
        }),
      );
      return previous && isSame ? previous : lodging;
    },
  );
}

/** All facts of houses used by graphs, in the order of their slugs. */
function lodgingIn(houses: Houses): string {
  return JSON.stringify(
    houses.map(({ slug, type, status, season, beds, amenities }) => [slug, type, status, season, beds, amenities]),
  );
}
