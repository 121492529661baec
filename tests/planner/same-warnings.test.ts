import { expect, it } from "vitest";
import { findWarnings } from "#domain/plans/warnings/find-warnings.ts";
import { groupNights, isOfNights } from "#domain/plans/warnings/night-warnings.ts";
import { planOutcome } from "#web/features/planner/view/make-plan-view.ts";
import { planFacts } from "./plan-facts.ts";

it("a saved plan has the warnings of the planner", async () => {
  for (const route of ["camino-primitivo", "camino-ingles", "camino-sanabres"]) {
    const { graphs, plan, ...facts } = await planFacts({ route, startDate: "2027-01-10" });
    const { warnings } = planOutcome(graphs[0]!, { ...plan.legs[0]!, startDate: plan.startDate, pins: [] });
    const planned = warnings.flatMap((warning) => (warning.kind === "nights" ? [warning.group] : []));
    const kept = groupNights(findWarnings({ ...facts, graphs, plan }).filter(isOfNights));
    expect(planned.length, route).toBeGreaterThan(0);
    const shown = (groups: typeof planned) =>
      groups
        .map(({ code, nights }) => ({ code, nights: nights.toSorted((a, b) => a.day - b.day) }))
        .toSorted((a, b) => a.code.localeCompare(b.code));
    expect(shown(kept), route).toEqual(shown(planned));
  }
});

it("the planner reports nights of unknown crowding", async () => {
  const { graphs, plan } = await planFacts({ route: "camino-ingles", startDate: "2027-06-10" });
  const { warnings } = planOutcome(graphs[0]!, { ...plan.legs[0]!, startDate: plan.startDate, pins: [] });
  const unknown = [{ day: plan.days.length, town: "santiago-de-compostela" }];
  expect(warnings).toContainEqual(expect.objectContaining({ kind: "bookFirst", unknown }));
});
