import { expect, it } from "vitest";

import { comparedIn, orderRoutes } from "./route-order.ts";

const routes = [
  { name: "Norte", lengthM: 800_000, ascentM: null, days: 35 },
  { name: "Inglés", lengthM: 120_000, ascentM: 2_500, days: 6 },
  { name: "Le Puy", lengthM: 736_000, ascentM: null, days: null },
  { name: "Francés", lengthM: 765_000, ascentM: 10_000, days: 33 },
];
const names = (order: Parameters<typeof orderRoutes>[1]) => orderRoutes(routes, order).map(({ name }) => name);

it("sorts unknown values last", () => {
  expect(names("climb")).toEqual(["Inglés", "Francés", "Norte", "Le Puy"]);
  expect(names("days")).toEqual(["Inglés", "Francés", "Norte", "Le Puy"]);
});

it("sorts by length and name, or keeps the order", () => {
  expect(names("long")).toEqual(["Norte", "Francés", "Le Puy", "Inglés"]);
  expect(names("name")).toEqual(["Francés", "Inglés", "Le Puy", "Norte"]);
  expect(names("known")).toEqual(routes.map(({ name }) => name));
});

it("reads one or several compared routes", () => {
  expect(comparedIn(new URLSearchParams("compare=a,b&compare=b&compare=c,"))).toEqual(["a", "b", "c"]);
});
