import { describe, expect, it } from "vitest";

import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";

import { offlineWays } from "./offline-choice-source.ts";

const place = (uuid: string, isTown = true): GraphWaypoint => ({
  uuid,
  ...(isTown && { townSlug: uuid }),
  name: uuid.toUpperCase(),
  size: "village",
  lat: 43,
  lon: -8,
  elevationM: null,
  services: [],
  lodging: uuid === "b" ? { hostel: 1 } : {},
  seasonalLodging: [],
});
const arc = (id: number, from: string, to: string, branch = "main"): GraphArc => ({
  id,
  from,
  to,
  mode: "walk",
  distanceM: 5_040,
  ascentM: null,
  descentM: null,
  branches: [branch],
});
const graph: RouteGraph = {
  waypoints: [place("aside"), place("c"), place("crossing", false), place("b"), place("a")],
  arcs: [arc(3, "crossing", "c"), arc(1, "a", "b"), arc(2, "b", "crossing"), arc(4, "b", "aside", "arm")],
  branches: [
    { slug: "main", kind: "main", name: "Main", replaces: [] },
    { slug: "arm", kind: "arm", name: "Arm", replaces: [] },
  ],
  closures: [],
};
const ways = offlineWays([{ slug: "way", graph, lines: new Map() }], [{ slug: "way", name: "The way" }], []);

describe("choices of an offline form", () => {
  it("are the towns in walking order with kilometres, then those off the main line", async () => {
    const { choices, input } = await ways.readLeg(new URLSearchParams("route=way"));
    expect(choices.towns.map(({ slug, km }) => [slug, km])).toEqual([
      ["a", 0],
      ["b", 5],
      ["c", 15.1],
      ["aside", null],
    ]);
    expect(choices).toMatchObject({ route: { slug: "way", name: "The way" }, lodgingTypes: ["hostel"], onward: [] });
    expect(input).toMatchObject({ from: "a", to: "c" });
  });

  it("fall back to those stored with the draft while online", async () => {
    const drafted = (await ways.readLeg(new URLSearchParams("route=way"))).choices;
    const { input, choices } = await offlineWays([], [], [drafted]).readLeg(new URLSearchParams("route=way&from=b"));
    expect(choices).toBe(drafted);
    expect(input.from).toBe("b");
    await expect(offlineWays([], [], []).readLeg(new URLSearchParams("route=way"))).rejects.toThrow("of the route way");
  });
});
