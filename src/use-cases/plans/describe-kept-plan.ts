import { type ChosenHouseRecord, loadChosenHouses, loadTownCountries } from "#database/queries/plans/plan-facts.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { type SurveyedPlan, surveyPlan } from "#domain/plan-editing/survey-plan.ts";
import { nightsOfPlan } from "#domain/plan-cost/nights-of-plan.ts";
import { estimateCost, type PlanCost } from "#domain/plan-cost/plan-cost.ts";
import { checkCompostela, type CompostelaCheck } from "#domain/plan-warnings/compostela.ts";
import { findWarnings } from "#domain/plan-warnings/find-warnings.ts";
import type { PlanFacts } from "#domain/plan-warnings/plan-facts.ts";
import type { PlanWarning } from "#domain/plan-warnings/warning.ts";
import type { UseCaseContext } from "../context.ts";
import { loadKeptGround, type PlanGround } from "./plan-ground.ts";

/** A kept plan with everything that can be said of it. */
export interface DescribedPlan extends Omit<PlanGround, "routes"> {
  readonly record: PlanRecord;
  readonly measured: SurveyedPlan;
  readonly houses: ReadonlyMap<string, ChosenHouseRecord>;
  readonly prices: PlanCost;
  readonly warnings: readonly PlanWarning[];
  readonly compostela: CompostelaCheck | null;
}

const countryCodes: Readonly<Record<string, string>> = { France: "FR", Spain: "ES", Portugal: "PT" };

/** Works out the figures, warnings and prices of a plan. */
export async function describeKeptPlan(context: UseCaseContext, record: PlanRecord): Promise<DescribedPlan> {
  const ground = await loadKeptGround(
    context,
    record.legs.map(({ route }) => route),
  );
  const measured = await surveyPlan(record, ground.graphs, ground.planLeg);
  const chosen = [...record.days, ...record.leftBehind].flatMap(({ house }) => house ?? []);
  const houses = await loadChosenHouses(context.database, [...new Set(chosen)]);
  const countries = await countriesOfTowns(context);
  const { days, detours } = measured;
  const facts: PlanFacts = { plan: record, days, detours, graphs: ground.graphs, houses, countries };
  return {
    ...ground,
    record,
    measured,
    houses,
    prices: estimateCost(nightsOfPlan(record, ground.graphs, houses)),
    warnings: findWarnings(facts),
    compostela: checkCompostela(facts),
  };
}

/** ISO 3166-1 codes of all towns, by slug. */
export async function countriesOfTowns(context: UseCaseContext): Promise<ReadonlyMap<string, string>> {
  const codes = await context.content.remember("town-countries", async () => {
    const names = await loadTownCountries(context.database);
    return new Map([...names].map(([slug, name]) => [slug, countryCodes[name] ?? name]));
  });
  return codes ?? new Map();
}
