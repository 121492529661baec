import type { TownDetail } from "#contract/places/towns.ts";
import { photoJsonLd } from "#web/components/seo/json-ld.tsx";

type TownFacts = Pick<
  TownDetail,
  "name" | "otherNames" | "lat" | "lon" | "elevationM" | "country" | "region" | "photos"
>;

/** A town in schema.org format. */
export function townJsonLd(
  town: TownFacts,
  { url, description, origin }: { url: string; description: string; origin: string },
): object {
  return {
    "@type": "TouristDestination",
    name: town.name,
    ...(town.otherNames.length > 0 && { alternateName: town.otherNames }),
    description,
    url,
    ...photoJsonLd(town.photos, origin),
    geo: {
      "@type": "GeoCoordinates",
      latitude: town.lat,
      longitude: town.lon,
      ...(town.elevationM !== null && { elevation: town.elevationM }),
    },
    containedInPlace: { "@type": "AdministrativeArea", name: town.region ?? town.country },
  };
}
