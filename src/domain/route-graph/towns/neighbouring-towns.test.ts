import { expect, it } from "vitest";
import { nearestAhead } from "./neighbouring-towns.ts";
import type { GraphArc, GraphWaypoint, RouteGraph, TownService } from "../route-graph.ts";

const town = (uuid: string, services: readonly TownService[] = []): GraphWaypoint => ({
  uuid,
  townSlug: uuid,
  name: uuid,
  size: "village",
  lat: 42,
  lon: 0,
  elevationM: null,
  services,
  lodging: {},
  seasonalLodging: [],
});
const arc = (id: number, from: string, to: string, distanceM: number): GraphArc => ({
  id,
  from,
  to,
  mode: "walk",
  distanceM,
  ascentM: null,
  descentM: null,
  branches: ["main"],
});
const graph: RouteGraph = {
  waypoints: [town("a", ["bank"]), town("b", ["bank"]), town("c", ["pharmacy"]), town("d", ["bank"])],
  arcs: [arc(1, "a", "b", 3000), arc(2, "b", "c", 4000), arc(3, "c", "d", 5000), arc(4, "b", "d", 6000)],
  branches: [],
  closures: [],
};
const withService = (service: TownService) => (one: GraphWaypoint) => one.services.includes(service);

it("looks ahead only, past the town itself, by the shortest walk", () => {
  expect(nearestAhead(graph, "b", withService("bank"))).toMatchObject({ town: { uuid: "d" }, metres: 6000 });
  expect(nearestAhead(graph, "a", withService("bank"))).toMatchObject({ town: { uuid: "b" }, metres: 3000 });
});

it("is null if no town ahead has it", () => {
  expect(nearestAhead(graph, "d", withService("bank"))).toBeNull();
  expect(nearestAhead(graph, "c", withService("pharmacy"))).toBeNull();
});
