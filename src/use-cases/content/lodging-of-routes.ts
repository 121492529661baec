import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { keepDerived } from "./keep-derived.ts";
import { marksOf } from "./marks.ts";
import { routesOfTowns } from "./routes-of-towns.ts";

type Houses = readonly AccommodationRecord[];

/** What the graph of a route is made of: as long as all of it is the same, the graph is. */
export async function inputsOfGraph(context: UseCaseContext, slug: string): Promise<readonly unknown[]> {
  return [await marksOf(context), (await lodgingOfRoutes(context)).get(slug)];
}

/**
 * The houses of the towns on each published route, by its slug: another list only where something of them has changed that
 * graphs tell.
 */
async function lodgingOfRoutes(context: UseCaseContext): Promise<ReadonlyMap<string, readonly Houses[]>> {
  const inputs = async () => [await routesOfTowns(context), await lodgingOfTowns(context)];
  type Lists = ReadonlyMap<string, readonly Houses[]>;
  return keepDerived(context, "lodging-of-routes", inputs, async (_, before: Lists | undefined) => {
    const lodging = await lodgingOfTowns(context);
    const lists = new Map<string, Houses[]>();
    for (const [uuid, routes] of await routesOfTowns(context)) {
      const houses = lodging.get(uuid);
      if (!houses) continue;
      for (const { slug } of routes) {
        const others = lists.get(slug);
        if (others) others.push(houses);
        else lists.set(slug, [houses]);
      }
    }
    return new Map([...lists].map(([slug, list]) => [slug, sameList(before?.get(slug), list)]));
  });
}

function sameList(before: readonly Houses[] | undefined, list: readonly Houses[]): readonly Houses[] {
  const isSame = before?.length === list.length && before.every((houses, place) => houses === list[place]);
  return before && isSame ? before : list;
}

/** The houses of each town by its uuid, or those of before, of which graphs tell the same. */
async function lodgingOfTowns(context: UseCaseContext): Promise<ReadonlyMap<string, Houses>> {
  const inputs = async () => [await accommodationsByTown(context)];
  return keepDerived(
    context,
    "lodging-of-towns",
    inputs,
    async (_, before: ReadonlyMap<string, Houses> | undefined) => {
      const byTown = await accommodationsByTown(context);
      let isSame = before?.size === byTown.size;
      const lodging = new Map(
        [...byTown].map(([uuid, houses]) => {
          const known = before?.get(uuid);
          const stands = known !== undefined && (known === houses || lodgingIn(known) === lodgingIn(houses));
          isSame &&= stands;
          return [uuid, stands ? known : houses];
        }),
      );
      return before && isSame ? before : lodging;
    },
  );
}

/** All that graphs tell of houses, which they take in the order of their slugs. */
function lodgingIn(houses: Houses): string {
  return JSON.stringify(
    houses.map(({ slug, type, status, season, beds, amenities }) => [slug, type, status, season, beds, amenities]),
  );
}
