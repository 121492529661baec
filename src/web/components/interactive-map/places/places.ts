import { useLocale, useMessages, useTranslations } from "use-intl";

import type { RouteMap } from "#contract/routes/route-map.ts";
import type { Language } from "#domain/text/language.ts";
import { groupOf, pointGroups, type PointGroup } from "#domain/places/points-of-interest/kinds.ts";
import { foreignLanguage } from "#web/ui/text/foreign-language.ts";

/** Layers that can be toggled: houses, and points by group. Towns are always shown. */
export const placeLayers = ["houses", ...pointGroups] as const;
export type PlaceLayer = "houses" | PointGroup;

/** Shown initially: what a walker needs before nightfall. */
export const firstLayers: readonly PlaceLayer[] = ["houses", "water", "pharmacy", "groceries"];

/** Priority of towns by their size, the ends of a route (0) first. */
export const sizeRanks = { city: 1, town: 2, village: 3, other: 3 };

export type PlaceKind = "town" | "house" | "point";

/** A place of the map's data, by type and index there. */
export interface PlaceId {
  readonly kind: PlaceKind;
  readonly index: number;
}

export interface Place extends PlaceId {
  /** Null when it has none. */
  readonly name: string | null;
  readonly lat: number;
  readonly lon: number;
  /** The layer it belongs to; null for towns. */
  readonly layer: PlaceLayer | null;
  /** Of towns, by size. */
  readonly rank: number;
}

/** All places of a route: towns in the order of the way, then houses, then points. */
export function placesOf({ towns, houses, points }: RouteMap): Place[] {
  return [
    ...towns.map(({ name, lat, lon, size }, index): Place => ({
      kind: "town",
      index,
      name,
      lat,
      lon,
      layer: null,
      rank: sizeRanks[size],
    })),
    ...houses.map(({ name, lat, lon }, index): Place => ({
      kind: "house",
      index,
      name,
      lat,
      lon,
      layer: "houses",
      rank: 4,
    })),
    ...points.map(({ kind, name, lat, lon }, index): Place => ({
      kind: "point",
      index,
      name,
      lat,
      lon,
      layer: groupOf(kind),
      rank: 4,
    })),
  ];
}

export interface View {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly zoom: number;
}

/** Houses and points are shown from this zoom on. */
export const nearZoom = 9;

/** Whether the map shows a place of a view. */
function isShown(place: Place, view: View, layers: ReadonlySet<PlaceLayer>): boolean {
  return (
    place.lat >= view.south &&
    place.lat <= view.north &&
    place.lon >= view.west &&
    place.lon <= view.east &&
    (place.layer === null || (view.zoom >= nearZoom && layers.has(place.layer)))
  );
}

/** Distances from the middle of a view, in degrees of latitude. */
function fromMiddle(view: View): (place: Place) => number {
  const [lat, lon] = [(view.south + view.north) / 2, (view.west + view.east) / 2];
  const eastward = Math.cos((lat * Math.PI) / 180);
  return (place) => Math.hypot(place.lat - lat, (place.lon - lon) * eastward);
}

/**
 * The places that the map shows in a view, of the enabled layers, at most
 * `most`: at low zoom the largest first, then the nearest to the middle.
 */
export function placesInView(
  places: readonly Place[],
  view: View,
  layers: ReadonlySet<PlaceLayer>,
  most: number,
): Place[] {
  const distance = fromMiddle(view);
  const rank = (place: Place) => (view.zoom < nearZoom ? place.rank : 0);
  return places
    .filter((place) => isShown(place, view, layers))
    .toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b))
    .slice(0, most);
}

/** The place nearest to the middle of a view, of the enabled layers; null if none is in view. */
export function placeInMiddle(places: readonly Place[], view: View, layers: ReadonlySet<PlaceLayer>): Place | null {
  const distance = fromMiddle(view);
  let nearest: Place | null = null;
  for (const place of places)
    if (isShown(place, view, layers) && (nearest === null || distance(place) < distance(nearest))) nearest = place;
  return nearest;
}

export interface PlaceWords {
  readonly name: string;
  /** Its type: of house or point; null for towns. */
  readonly what: string | null;
  /** Of a name in another language than that of the page. */
  readonly language?: Language | undefined;
}

/** Names of a route's places; those without a name by their type. */
export function usePlaceWords(route: RouteMap): (place: PlaceId) => PlaceWords {
  const t = useTranslations("openMap.place");
  const messages = useMessages();
  const locale = useLocale();
  const kinds: Readonly<Record<string, string>> = messages.openMap.kinds;
  const types: Readonly<Record<string, string>> = messages.facts.houseTypes;
  return ({ kind, index }) => {
    if (kind === "town") return { name: route.towns[index]?.name ?? t("withoutName"), what: null };
    if (kind === "house") {
      const house = route.houses[index];
      return { name: house?.name ?? t("withoutName"), what: types[house?.type ?? ""] ?? null };
    }
    const point = route.points[index];
    const what = kinds[point?.kind ?? ""] ?? kinds["other"] ?? "";
    if (!point?.name) return { name: what, what: t("withoutName") };
    return { name: point.name, what, language: foreignLanguage(point.nameLanguage, locale) };
  };
}
