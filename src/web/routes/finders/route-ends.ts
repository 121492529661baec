import type { HomeRoute } from "#use-cases/home/show-home.ts";
import type { MapStop } from "#web/components/route-map/map-types.ts";

/** Where the routes start and end, each place once; the end of the first is named in any case. */
export function routeEnds(routes: readonly Pick<HomeRoute, "start" | "end" | "line">[]): readonly MapStop[] {
  const ends = new Map<string, MapStop>();
  for (const { start, end, line } of routes) {
    for (const [name, point] of [
      [start, line[0]],
      [end, line.at(-1)],
    ] as const) {
      if (!point || ends.has(name)) continue;
      const kind = name === routes[0]?.end ? "terminus" : "city";
      ends.set(name, { id: name, name, kind, lat: point[0], lon: point[1] });
    }
  }
  return [...ends.values()];
}
