import { accommodationAddress, townAddress } from "#contract/http/addresses.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { FavouriteKind } from "#database/queries/plans/favourites.ts";
import type { TownSize } from "#domain/route-graph/route-graph.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { type RouteOutline, showRouteOutlines } from "#use-cases/home/show-route-outlines.ts";
import { showHome } from "#use-cases/home/show-home.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";

/** A favourite with the facts shown. */
export interface FavouritePlace {
  readonly uuid: string;
  readonly name: string;
  /** Path of its page in English; null if it is on no published route. */
  readonly url: string | null;
  /** Of a house: its type and town. */
  readonly house: { readonly type: string; readonly town: string } | null;
  /** Of a town: the number of known houses. */
  readonly houses: number | null;
  readonly size: TownSize;
  readonly lat: number;
  readonly lon: number;
  readonly route: {
    readonly slug: string;
    readonly name: string;
    readonly km: number | null;
    readonly restKm: number | null;
  } | null;
}

interface FavouritePlaces {
  /** Existing places, in the requested order. */
  readonly places: readonly FavouritePlace[];
  /** A small set of routes that covers them all, the one with the most first. */
  readonly routes: readonly FavouriteRoute[];
}

interface FavouriteRoute extends RouteOutline {
  /** Slugs of the favourite towns, or of the towns of favourite houses, shown with this route. */
  readonly towns: readonly string[];
}

interface Place {
  readonly town: TownSummary;
  readonly house: {
    readonly uuid: string;
    readonly slug: string;
    readonly name: string;
    readonly type: string;
    readonly lat: number | null;
    readonly lon: number | null;
  } | null;
}

async function findPlaces(context: UseCaseContext, kind: FavouriteKind, uuids: readonly string[]): Promise<Place[]> {
  if (kind === "towns") {
    const { byUuid } = await townDirectory(context);
    return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []).map((town) => ({ town, house: null }));
  }
  const { byUuid } = await accommodationDirectory(context);
  return uuids
    .flatMap((uuid) => byUuid.get(uuid) ?? [])
    .map(({ record, town, name, slug }) => {
      const { uuid, type, lat, lon } = record;
      return { town, house: { uuid, slug, name, type, lat, lon } };
    });
}

/** Slugs of a small set of routes that covers all towns, chosen greedily by the most remaining towns. */
function fewRoutes(towns: readonly TownSummary[]): string[] {
  const chosen: string[] = [];
  let remaining = towns.filter(({ routes }) => routes.length > 0);
  while (remaining.length > 0) {
    const counts = new Map<string, number>();
    for (const { routes } of remaining) for (const { slug } of routes) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    const [best] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (best === undefined) break;
    chosen.push(best);
    remaining = remaining.filter(({ routes }) => !routes.some(({ slug }) => slug === best));
  }
  return chosen;
}

/** Facts of favourites, from any list. @param uuids unknown ones are left out */
export async function showFavouritePlaces(
  context: UseCaseContext,
  kind: FavouriteKind,
  uuids: readonly string[],
): Promise<FavouritePlaces> {
  const favourites = await findPlaces(context, kind, [...new Set(uuids)]);
  const chosen = fewRoutes(favourites.map(({ town }) => town));
  const outlines = await showRouteOutlines(context);
  const lengths = new Map((await showHome(context)).routes.map(({ slug, lengthM }) => [slug, lengthM / 1000]));
  const routeOf = ({ routes }: TownSummary) =>
    routes.find(({ slug }) => slug === chosen.find((one) => routes.some((route) => route.slug === one)));
  const places = favourites.map(({ town, house }): FavouritePlace => {
    const route = routeOf(town);
    const length = route && lengths.get(route.slug);
    const restKm = route?.km == null || length === undefined ? null : Math.max(0, length - route.km);
    return {
      uuid: house?.uuid ?? town.uuid,
      name: house?.name ?? town.name,
      url: route
        ? house
          ? accommodationAddress(route.slug, town.slug, house.slug)
          : townAddress(route.slug, town.slug)
        : null,
      house: house && { type: house.type, town: town.name },
      houses: house ? null : town.houses,
      size: town.size,
      lat: house?.lat ?? town.lat,
      lon: house?.lon ?? town.lon,
      route: route ? { slug: route.slug, name: route.name, km: route.km, restKm } : null,
    };
  });
  const routes = chosen.flatMap((slug): FavouriteRoute[] => {
    const outline = outlines.find((one) => one.slug === slug);
    const towns = favourites.filter(({ town }) => routeOf(town)?.slug === slug).map(({ town }) => town.slug);
    return outline ? [{ ...outline, towns: [...new Set(towns)] }] : [];
  });
  return { places, routes };
}
