import type { ResourceDefinition } from "../resource-definition.ts";
import { accommodationOwners, accommodations } from "./accommodations.ts";
import { arcs, waypoints } from "./waypoints.ts";
import { branches, segments } from "./branches.ts";
import { closures } from "./closures.ts";
import { distances } from "./distances.ts";
import { pointsOfInterest } from "./points-of-interest.ts";
import { routes } from "./routes.ts";
import { towns } from "./towns.ts";

const definitions = {
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
} as const;

/** Resources with a generic administration, by their name in addresses. */
export type ResourceName = keyof typeof definitions;

export const resources: Readonly<Record<ResourceName, ResourceDefinition>> = definitions;

// The keys of the table above.
export const resourceNames = Object.keys(definitions) as readonly ResourceName[];

export function isResourceName(text: string): text is ResourceName {
  return Object.hasOwn(definitions, text);
}
