import { routeAddress, townAddress } from "#contract/http/addresses.ts";
import type { PointOfInterestSummary } from "#contract/places/points-of-interest.ts";
import { listPhotosOfPoints } from "#database/queries/places/photos.ts";
import { listPointsOfInterest, type PointOfInterestRecord } from "#database/queries/places/points-of-interest.ts";
import { PlaceIndex, type Findable } from "#domain/places/place-search/place-index.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { presentPhoto } from "./photos.ts";
import { townDirectory, type TownDirectory } from "./town-directory.ts";

/** All published points of interest, in memory. */
interface PointOfInterestDirectory {
  readonly points: readonly PointOfInterestSummary[];
  readonly index: PlaceIndex<PointOfInterestSummary>;
  /** Those with a name, of each town by its uuid. */
  readonly namedByTown: ReadonlyMap<string, readonly PointOfInterestSummary[]>;
  /** All kinds, in alphabetical order. */
  readonly kinds: readonly string[];
}

export async function pointOfInterestDirectory(context: UseCaseContext): Promise<PointOfInterestDirectory> {
  const directory = await context.content.getOrLoad("points-of-interest", async () => {
    const towns = await townDirectory(context);
    const photos = await listPhotosOfPoints(context.published);
    const points = (await listPointsOfInterest(context.published)).map((record) => ({
      ...showPoint(record, towns),
      photos: (photos.get(record.uuid) ?? []).map(presentPhoto),
    }));
    const named = points.filter(({ name }) => name !== null);
    return {
      points,
      index: new PlaceIndex<PointOfInterestSummary>(named, findablePoint),
      namedByTown: Map.groupBy(named, ({ town }) => town?.uuid ?? ""),
      kinds: [...new Set(points.map(({ kind }) => kind))].sort(),
    };
  });
  if (!directory) throw new Error("The directory of points of interest is never absent.");
  return directory;
}

/** Search terms of a point, if it has a name; ranked after houses. */
function findablePoint({ name, otherNames, slug }: PointOfInterestSummary): Findable {
  return { names: name === null ? [] : [name, ...otherNames], group: 1, rank: 1, key: slug };
}

function showPoint(
  { townUuid, ...facts }: PointOfInterestRecord,
  towns: TownDirectory,
): Omit<PointOfInterestSummary, "photos"> {
  const town = towns.byUuid.get(townUuid ?? "") ?? null;
  return {
    ...facts,
    town: town && { uuid: town.uuid, slug: town.slug, name: town.name },
    url: addressOf(facts.routes, town),
  };
}

/** The page of its town, preferably under a route that both are on; else the page of its route. */
function addressOf(routes: readonly string[], town: TownDirectory["towns"][number] | null): string | null {
  const shared = town?.routes.find(({ slug }) => routes.includes(slug)) ?? town?.routes[0];
  if (town && shared) return townAddress(shared.slug, town.slug);
  return routes[0] === undefined ? null : routeAddress(routes[0]);
}
