interface RouteFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly towns: readonly {
    readonly name: string;
    readonly size: string;
    readonly lat: number;
    readonly lon: number;
  }[];
}

/** A route in schema.org format: its ends and the larger towns between them. */
export function routeJsonLd({ name, description, url, towns: all }: RouteFacts): object {
  const towns = all.filter(
    ({ size }, index) => size === "city" || size === "town" || index === 0 || index === all.length - 1,
  );
  return {
    "@type": "TouristTrip",
    name,
    description,
    url,
    itinerary: {
      "@type": "ItemList",
      numberOfItems: towns.length,
      itemListElement: towns.map((town, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Place",
          name: town.name,
          geo: { "@type": "GeoCoordinates", latitude: town.lat, longitude: town.lon },
        },
      })),
    },
  };
}
