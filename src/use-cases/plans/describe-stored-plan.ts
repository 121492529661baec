import { accommodationAddress } from "#contract/http/addresses.ts";
import { type ChosenHouseRecord, loadChosenHouses } from "#database/queries/plans/plan-facts.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import {
  type DescribedHouse,
  describePlan,
  type DescribingFacts,
  type PlanDescription,
} from "#domain/plans/describe-plan.ts";
import { type SurveyedPlan, surveyPlan } from "#domain/plans/editing/survey-plan.ts";
import type { UseCaseContext } from "../context.ts";
import { loadStoredPlanRoutes, type PlanRoutes } from "./legs/plan-routes.ts";

/** A stored plan with its complete description. */
export interface DescribedPlan extends Omit<PlanRoutes, "routes"> {
  readonly record: PlanRecord;
  readonly measured: SurveyedPlan;
  /** The chosen ones, by uuid. */
  readonly houses: ReadonlyMap<string, ChosenHouseRecord>;
  readonly facts: DescribingFacts;
  readonly description: PlanDescription;
}

/** Computes figures, warnings and prices of a plan. */
export async function describeStoredPlan(context: UseCaseContext, record: PlanRecord): Promise<DescribedPlan> {
  const planRoutes = await loadStoredPlanRoutes(
    context,
    record.legs.map(({ route }) => route),
    record,
  );
  const measured = await surveyPlan(record, planRoutes.graphs, planRoutes.planLeg);
  const chosen = [...record.days, ...record.leftBehind].flatMap(({ house }) => house ?? []);
  const houses = await loadChosenHouses(context.database, [...new Set(chosen)]);
  const { graphs } = planRoutes;
  const facts: DescribingFacts = {
    graphs,
    houses: new Map([...houses].map(([uuid, house]) => [uuid, describeHouse(house, { record, graphs })])),
  };
  return { ...planRoutes, record, measured, houses, facts, description: describePlan(record, measured, facts) };
}

function describeHouse(house: ChosenHouseRecord, plan: Pick<DescribedPlan, "record" | "graphs">): DescribedHouse {
  const { uuid, slug, name, townSlug, type, status, season, priceFrom, currency, phone, published } = house;
  const url = published ? accommodationAddress(routeThrough(plan, townSlug), townSlug, slug) : null;
  return { uuid, name, townSlug, type, status, season, priceFrom, currency, phone, url };
}

/** Slug of the first route of a plan that passes a town. */
function routeThrough({ record, graphs }: Pick<DescribedPlan, "record" | "graphs">, town: string): string {
  const leg = graphs.findIndex(({ waypoints }) => waypoints.some(({ townSlug }) => townSlug === town));
  return record.legs[Math.max(0, leg)]?.route ?? "";
}
