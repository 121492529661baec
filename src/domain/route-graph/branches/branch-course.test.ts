import { expect, it } from "vitest";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { branchCourse } from "./branch-course.ts";

const graph = readRealRoutes().graphOf("camino-frances");

it("lists the towns of a variant that the main line does not pass", () => {
  expect(branchCourse(graph, "valcarlos")).toMatchObject({
    from: "Saint-Jean-Pied-de-Port",
    to: "Roncesvalles",
    passes: ["Arnéguy", "Luzaide/Valcarlos"],
  });
  expect(branchCourse(graph, "navarrete-najera-direct")).toMatchObject({
    passes: [],
    gaps: { food: { from: "Navarrete", to: "Nájera" } },
  });
});

it("returns null for a branch without arcs", () => {
  expect(branchCourse(graph, "nowhere")).toBeNull();
});
