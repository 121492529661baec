import type { TownDetail } from "#contract/towns.ts";

type TownFacts = Pick<TownDetail, "name" | "otherNames" | "lat" | "lon" | "elevationM" | "country" | "region">;

/** A town in the words of schema.org. */
export function townJsonLd(town: TownFacts, { url, description }: { url: string; description: string }): object {
  return {
    "@type": "TouristDestination",
    name: town.name,
    ...(town.otherNames.length > 0 && { alternateName: town.otherNames }),
    description,
    url,
    geo: {
      "@type": "GeoCoordinates",
      latitude: town.lat,
      longitude: town.lon,
      ...(town.elevationM !== null && { elevation: town.elevationM }),
    },
    containedInPlace: { "@type": "AdministrativeArea", name: town.region ?? town.country },
  };
}
