import type { RouteMap } from "#contract/routes/route-map.ts";
import type { Overlay } from "./overlay.ts";
import { boundsOf, collectionOf, dayFeatures, type DayEnd, townFeatures, wayFeatures } from "./overlay-data.ts";
import { overlayLayers, sources } from "./overlay-layers.ts";

/** Groups of what lies within this many pixels of each other. */
export const near = { cluster: true, clusterRadius: 56, clusterMaxZoom: 13 };

/** A route with its towns and the nights of a plan; houses and points come when it is known which are wanted. */
export function routeOverlay(data: RouteMap, days: readonly DayEnd[]): Overlay {
  const none = collectionOf([]);
  return {
    bounds: boundsOf(data),
    sources: [
      { id: sources.ways, features: wayFeatures(data), options: { tolerance: 0.25 } },
      { id: sources.towns, features: townFeatures(data) },
      { id: sources.houses, features: none, options: near },
      { id: sources.points, features: none, options: near },
      { id: sources.days, features: dayFeatures(days) },
      { id: sources.selected, features: none },
      { id: sources.here, features: none },
    ],
    layers: overlayLayers,
  };
}
