import { expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { guidebookEnds } from "#tests/planner/guidebook.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";

import { classicNights, classicStops, hasClassicStops, toggleClassicStops } from "./classic-stages.ts";

const real = readRealRoutes();
const route = "camino-frances";
const graph = real.graphOf(route);
const ends = real.routes.find(({ slug }) => slug === route)!;
const places = new Map(graph.waypoints.map((place) => [place.uuid, place]));
let km = 0;
const towns = [{ slug: ends.start, name: "", spellings: [], km: 0 }].concat(
  mainWay(graph).map((arc) => {
    km += arc.distanceM / 1000;
    return { slug: places.get(arc.to)?.townSlug ?? "", name: "", spellings: [], km };
  }),
);

it("adds the guidebook's stops between the ends of the walk, and removes them", () => {
  const input = withDefaults(ends, { route, mustStop: ["viana"], avoid: ["burgos"] });
  const stops = classicStops(guidebookEnds, towns, input);
  expect(stops).toEqual(guidebookEnds.slice(0, -1));
  expect(hasClassicStops(input, stops)).toBe(false);
  const asked = { ...input, ...toggleClassicStops(input, stops) };
  expect(asked).toMatchObject({ mustStop: ["viana", ...stops], avoid: [], days: null });
  expect(toggleClassicStops(asked, stops)).toEqual({ mustStop: ["viana"] });
  expect(classicStops(guidebookEnds, towns, { from: "sarria", to: ends.end })).toEqual([
    "portomarin",
    "palas-de-rei",
    ...guidebookEnds.slice(-3, -1),
  ]);
  expect(classicStops(guidebookEnds, towns, { from: "nowhere", to: ends.end })).toEqual([]);
  expect(hasClassicStops(input, [])).toBe(false);
});

it("gives the guidebook's plan, night by night", () => {
  const input = withDefaults(ends, { route });
  const stops = classicStops(guidebookEnds, towns, input);
  const { result } = planOnKnownBeds(graph, { ...input, ...toggleClassicStops(input, stops) });
  const nights = result.ok ? result.plan.days.map(({ to }) => to) : [];
  expect(nights).toEqual(guidebookEnds);
  expect(classicNights(nights, guidebookEnds)).toEqual({ nights: 32, classic: 32 });
  expect(classicNights(["viana", "leon", ends.end], guidebookEnds)).toEqual({ nights: 2, classic: 1 });
});
