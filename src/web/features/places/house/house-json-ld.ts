import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { photoJsonLd } from "#web/components/seo/json-ld.tsx";

/** Types of schema.org that are more specific than "lodging". */
const schemaTypes: Readonly<Record<string, string>> = { hotel: "Hotel", hostel: "Hostel", camping: "Campground" };

/** A house in schema.org format; unknown facts are left out. */
export function houseJsonLd(
  house: AccommodationDetail,
  { url, description, origin }: { url: string; description: string; origin: string },
): object {
  const properties = {
    telephone: house.phone,
    email: house.email,
    sameAs: house.web,
    checkinTime: house.checkInFrom,
    petsAllowed: house.amenities.includes("pets") ? true : null,
    geo:
      house.lat === null || house.lon === null
        ? null
        : { "@type": "GeoCoordinates", latitude: house.lat, longitude: house.lon },
    amenityFeature:
      house.amenities.length === 0
        ? null
        : house.amenities.map((name) => ({
            "@type": "LocationFeatureSpecification",
            name: name.replaceAll("_", " "),
            value: true,
          })),
  };
  return {
    "@type": schemaTypes[house.type] ?? (house.type.startsWith("albergue") ? "Hostel" : "LodgingBusiness"),
    name: house.name,
    description,
    url,
    ...photoJsonLd(house.photos, origin),
    address: {
      "@type": "PostalAddress",
      addressLocality: house.town.name,
      ...(house.address === null ? {} : { streetAddress: house.address }),
    },
    ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)),
  };
}
