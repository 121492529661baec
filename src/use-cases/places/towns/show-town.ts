import type { NearbyPointOfInterest } from "#contract/places/points-of-interest.ts";
import type { TownDetail, TownSummary } from "#contract/places/towns.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { findTown } from "#database/queries/places/towns.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { distancesOffRoutes } from "#use-cases/content/distances-off-routes.ts";
import { accommodationDirectory, showHouse } from "#use-cases/content/accommodation-directory.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showPhotos } from "#use-cases/content/photos.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";
import { positionOnRoute } from "./position-on-route.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";

/** Maximum straight-line distance, in metres, of points of interest that belong to another town or none. */
const nearM = 1_500;
const maxPoints = 100;

/** A published town with all known facts, or `null` if there is none. */
export async function showTown(context: UseCaseContext, uuid: string): Promise<TownDetail | null> {
  if (!isUuid(uuid)) return null;
  return context.content.getOrLoadBounded(`town ${uuid.toLowerCase()}`, () => loadTown(context, uuid.toLowerCase()));
}

async function loadTown(context: UseCaseContext, uuid: string): Promise<TownDetail | null> {
  const directory = await townDirectory(context);
  const town = directory.byUuid.get(uuid);
  const facts = town && (await findTown(context.published, town.uuid));
  if (!town || !facts) return null;
  const positions = await Promise.all(
    town.routes.map(({ slug }) => positionOnRoute(context, directory, slug, town.slug)),
  );
  const distances = await distancesOffRoutes(context);
  const { byTown } = await accommodationDirectory(context);
  return {
    ...town,
    localNames: facts.localNames,
    description: facts.description,
    descriptionEs: facts.descriptionEs,
    lodgingKinds: facts.lodgingKinds,
    population: facts.population,
    ineCode: facts.ineCode,
    feasts: facts.feasts,
    routes: positions.filter((position) => position !== null),
    accommodations: (byTown.get(town.uuid) ?? []).map((house) => showHouse(house, distances)),
    pointsOfInterest: await pointsNear(context, town),
    photos: await showPhotos(context, "towns", town.uuid),
    version: facts.version,
    sources: facts.sources,
  };
}

async function pointsNear(context: UseCaseContext, town: TownSummary): Promise<readonly NearbyPointOfInterest[]> {
  const { points } = await pointOfInterestDirectory(context);
  return points
    .map((point) => ({ point, distanceM: Math.round(greatCircleM(town, point)) }))
    .filter(({ point, distanceM }) => point.town?.uuid === town.uuid || distanceM <= nearM)
    .map(({ point, distanceM }) => ({ ...point, distanceM }))
    .toSorted((a, b) => a.distanceM - b.distanceM || (a.slug < b.slug ? -1 : 1))
    .slice(0, maxPoints);
}
