/** Nouns that are administered by their definition alone, as their addresses have them. */
export const resourceNames = [
  "routes",
  "towns",
  "waypoints",
  "accommodations",
  "accommodation-owners",
  "points-of-interest",
  "arcs",
  "segments",
  "branches",
  "closures",
  "distances",
] as const;
export type ResourceName = (typeof resourceNames)[number];

export function isResourceName(text: string): text is ResourceName {
  return resourceNames.some((name) => name === text);
}
