import { useEffect, useState } from "react";

import { addDays } from "#domain/calendar/iso-date.ts";
import type { FurtherLegChoice } from "#domain/planner-options/further-legs.ts";
import { optionsOfLeg } from "#domain/planner-options/options-of-legs.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { withDefaults } from "#domain/planner-options/with-defaults.ts";
import { townNamesOf } from "#domain/plan-description/describe-plan.ts";
import { planOnKnownBeds } from "#domain/stage-planner/plan-on-known-beds.ts";
import type { Plan } from "#domain/stage-planner/plan.ts";
import { loadGraphs } from "#web/components/plan-picture/load-grounds.ts";

export interface PlannedLeg {
  readonly plan: Plan;
  readonly toName: string;
  readonly nameOf: (town: string) => string;
}

export type PlannedLegs =
  | { readonly is: "loading" | "failed" | "impossible" }
  | { readonly is: "planned"; readonly legs: readonly PlannedLeg[] };

/** The best plan of each route that is walked on, one after another, in this browser. @param plan what they follow on */
export function usePlannedLegs(
  input: PlannerOptions,
  further: readonly FurtherLegChoice[],
  plan: Plan | null,
): PlannedLegs {
  const [planned, setPlanned] = useState<PlannedLegs>({ is: "loading" });
  const days = plan?.totals.days ?? null;
  useEffect(() => {
    if (days === null) return;
    let isOver = false;
    planLegs(input, further, days).then(
      (legs) => isOver || setPlanned(legs ? { is: "planned", legs } : { is: "impossible" }),
      () => isOver || setPlanned({ is: "failed" }),
    );
    return () => {
      isOver = true;
    };
  }, [input, further, days]);
  return planned;
}

/** @returns null where one of them has no plan */
async function planLegs(
  input: PlannerOptions,
  further: readonly FurtherLegChoice[],
  daysBefore: number,
): Promise<PlannedLeg[] | null> {
  const graphs = await loadGraphs(further.map(({ route }) => route));
  const legs: PlannedLeg[] = [];
  let [from, before] = [input.to, daysBefore];
  for (const [index, leg] of further.entries()) {
    const graph = graphs[index]!;
    const startDate = input.startDate === null ? null : addDays(input.startDate, before);
    const options = withDefaults({ start: from, end: leg.to }, { ...optionsOfLeg(input, from, leg), startDate });
    const { result } = planOnKnownBeds(graph, options);
    if (!result.ok) return null;
    const nameOf = townNamesOf([graph]);
    legs.push({ plan: result.plan, toName: [...leg.mustStop, leg.to].map(nameOf).join(" – "), nameOf });
    from = leg.to;
    before += result.plan.totals.days;
    // Nothing else waits for long.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return legs;
}
