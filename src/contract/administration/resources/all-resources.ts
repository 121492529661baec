import type { ResourceDefinition } from "../resource-definition.ts";
import type { ResourceName } from "../resource-names.ts";
import { accommodationOwners } from "./accommodation-owners.ts";
import { accommodations } from "./accommodations.ts";
import { arcs } from "./arcs.ts";
import { branches } from "./branches.ts";
import { closures } from "./closures.ts";
import { distances } from "./distances.ts";
import { pointsOfInterest } from "./points-of-interest.ts";
import { routes } from "./routes.ts";
import { segments } from "./segments.ts";
import { towns } from "./towns.ts";
import { waypoints } from "./waypoints.ts";

export const resources: Readonly<Record<ResourceName, ResourceDefinition>> = {
  routes,
  towns,
  waypoints,
  accommodations,
  "accommodation-owners": accommodationOwners,
  "points-of-interest": pointsOfInterest,
  arcs,
  segments,
  branches,
  closures,
  distances,
};
