import { expect, it } from "vitest";

import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { describingFacts } from "#contract/plans/plan-editor.ts";

import { factsOfRoutes } from "./read-visitor-today.ts";

const town = (slug: string) =>
  ({ slug, country: "ES", houses: [{ uuid: slug, slug: `casa-${slug}` }] }) as unknown as PlanTown;

it("links a place to stay to its page on its route", () => {
  const facts = factsOfRoutes([
    { route: "camino-primitivo", towns: [town("lugo"), town("melide")] },
    { route: "camino-frances", towns: [town("melide"), town("arzua")] },
  ]);
  const { houses } = describingFacts(facts, []);
  expect(houses.get("lugo")?.url).toMatch(/camino-primitivo\/.*lugo/);
  expect(houses.get("melide")?.url).toMatch(/camino-primitivo\/.*melide/);
  expect(houses.get("arzua")?.url).toMatch(/camino-frances\/.*arzua/);
});
