import type { Amenity } from "../lodging/house-equipment.ts";
import type { House } from "./known-lodging.ts";
import type { TownService } from "./route-graph.ts";

const meals: ReadonlySet<string> = new Set<Amenity>(["restaurant", "dinner", "half_board"]);

/**
 * The services of a place. Where nobody has written any down, which says that they are not known and not that there are
 * none, a house that serves meals counts as a restaurant.
 */
export function knownServices(
  services: readonly TownService[],
  houses: readonly (Pick<House, "status"> & { readonly amenities: readonly string[] })[],
): readonly TownService[] {
  const servesMeals = houses.some(
    ({ status, amenities }) => status === "open" && amenities.some((amenity) => meals.has(amenity)),
  );
  return services.length === 0 && servesMeals ? ["restaurant"] : services;
}
