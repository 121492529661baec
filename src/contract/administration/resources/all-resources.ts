import type { ResourceDefinition } from "../resource-definition.ts";
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
