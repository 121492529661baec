import type { FoundPlace } from "#contract/places/found-places.ts";

/** Where an entry of the list is: its own place, or its town where its place is not known. */
export function findPlace(places: readonly FoundPlace[], entry: string | null): FoundPlace | null {
  if (entry === null) return null;
  const [town] = entry.split("/");
  return places.find(({ id }) => id === entry) ?? places.find(({ id }) => id === town) ?? null;
}
