import { describe, expect, it } from "vitest";

import { readRealRoutes } from "#tests/planner/graph-from-data.ts";
import { waysOn } from "./walk-on.ts";

const { routes, graphOf } = readRealRoutes();
const known = routes.map(({ slug, start, end }) => ({ slug, start, end, graph: graphOf(slug) }));
const endsFrom = (route: string, town: string) =>
  waysOn(known, { route, town }).map((legs) => `${legs[0]?.route}: ${legs.map(({ to }) => to).join()}`);

describe("ways on", () => {
  it("lead from Muxía to Fisterra by the route that led to Muxía", () => {
    expect(endsFrom("camino-finisterre-muxia", "muxia")).toEqual(["camino-finisterre-muxia: faro-de-fisterra"]);
  });

  it("lead from Fisterra to Muxía, and from Santiago to both", () => {
    expect(endsFrom("camino-finisterre-muxia", "fisterra")).toContain("camino-fisterra-muxia: muxia");
    expect(endsFrom("camino-frances", "santiago-de-compostela")).toEqual(
      expect.arrayContaining([
        "camino-finisterre-muxia: faro-de-fisterra",
        "camino-finisterre-muxia: fisterra",
        "camino-finisterre-muxia: muxia",
        "camino-finisterre-muxia: fisterra,muxia",
      ]),
    );
  });

  it("are none by the same route from a town on its main way or in no route's name", () => {
    expect(endsFrom("camino-frances", "burgos").filter((way) => way.startsWith("camino-frances:"))).toEqual([]);
    expect(endsFrom("camino-frances", "luzaide-valcarlos")).toEqual([]);
  });
});
