import type { ResourceDefinition } from "../resource-definition.ts";
import type { ResourceName } from "../resource-names.ts";
import { accommodationOwners } from "./accommodation-owners.ts";
import { accommodations } from "./accommodations.ts";
import { pointsOfInterest } from "./points-of-interest.ts";
import { routes } from "./routes.ts";
import { towns } from "./towns.ts";
import { waypoints } from "./waypoints.ts";

export const resources: Readonly<Record<ResourceName, ResourceDefinition>> = {
  routes,
  towns,
  waypoints,
  accommodations,
  "accommodation-owners": accommodationOwners,
  "points-of-interest": pointsOfInterest,
};
