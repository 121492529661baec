import { useMessages, useTranslations } from "use-intl";
import type { RouteMap } from "#contract/routes/route-map.ts";
import type { PlaceId } from "./places.ts";

export interface PlaceWords {
  readonly name: string;
  /** What it is: a type of house, a kind of point; null for towns. */
  readonly what: string | null;
}

/** How places of a route are called, those without a name by what they are. */
export function usePlaceWords(route: RouteMap): (place: PlaceId) => PlaceWords {
  const t = useTranslations("openMap.place");
  const messages = useMessages();
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
    return point?.name ? { name: point.name, what } : { name: what, what: t("withoutName") };
  };
}
