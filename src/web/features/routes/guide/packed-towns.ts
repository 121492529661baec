import { townSizes } from "#domain/route-graph/route-graph.ts";

import type { WayTown } from "./way-view.ts";

/** Towns as they travel: a line for each, its facts with tabs between. */
export function packTowns(towns: readonly WayTown[]): string {
  return towns
    .map(({ slug, name, km, size, lat, lon, houses }) =>
      [slug, name.replaceAll(/\s/g, " "), km, townSizes.indexOf(size), lat, lon, houses].join("\t"),
    )
    .join("\n");
}

/** What `packTowns` has packed. */
export function unpackTowns(packed: string): WayTown[] {
  if (packed === "") return [];
  return packed.split("\n").map((line) => {
    const [slug = "", name = "", ...numbers] = line.split("\t");
    const [km = 0, size = 0, lat = 0, lon = 0, houses = 0] = numbers.map(Number);
    return { slug, name, km, size: townSizes[size] ?? "other", lat, lon, houses };
  });
}
