import { maxPlans, type PlanList, type PlanListQuery } from "#contract/plans/plans.ts";
import { listPlans } from "#database/queries/plans/plans.ts";
import { addDays } from "#domain/calendar/iso-date.ts";
import { compareFolded, foldedWords, foldText } from "#domain/places/place-search/fold-text.ts";
import { townNamesOf, type PlanDescription } from "#domain/plans/describe-plan.ts";
import { type WalkFigures, walkFigures } from "#domain/plans/walk-comparison/walk-figures.ts";
import { requireMember } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { listPage } from "../../lists/list-page.ts";
import { loadStoredPlanRoutes } from "../legs/plan-routes.ts";
import { showRoute } from "../../routes/show-route.ts";
import { UseCaseError } from "../../use-case-error.ts";
import { describeStoredPlan } from "../describe-stored-plan.ts";
import { openOwnPlan } from "../plan-access.ts";

/** All on one page, the most recently changed first. */
const wholeList: PlanListQuery = { page: 1, perPage: maxPlans, sort: "-updatedAt" };

/** The person's plans. @throws UseCaseError `unauthenticated` */
export async function listOwnPlans(context: UseCaseContext, query: PlanListQuery = wholeList): Promise<PlanList> {
  const { uuid } = requireMember(context);
  const plans = await listPlans(context.database, uuid);
  const routes = [...new Set(plans.flatMap(({ legs }) => legs.map(({ route }) => route)))];
  const nameOf = townNamesOf((await loadStoredPlanRoutes(context, routes)).graphs);
  return listPage(orderPlans(plans, query), query, ({ legs, shareToken, createdAt, updatedAt, ...plan }) => {
    const from = legs[0]?.from ?? "";
    const to = legs.at(-1)?.to ?? "";
    return {
      ...plan,
      routes: legs.map(({ route }) => route),
      from,
      to,
      fromName: nameOf(from),
      toName: nameOf(to),
      endDate: plan.startDate === null || plan.days === 0 ? null : addDays(plan.startDate, plan.days - 1),
      isShared: shareToken !== null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
}

type Listed = Awaited<ReturnType<typeof listPlans>>[number];

const collator = new Intl.Collator("es");
const compare = {
  name: (a: Listed, b: Listed) => collator.compare(a.name, b.name),
  startDate: (a: Listed, b: Listed) => compareFolded(a.startDate ?? "", b.startDate ?? ""),
  updatedAt: (a: Listed, b: Listed) => a.updatedAt.getTime() - b.updatedAt.getTime(),
};

/** The plans whose names contain all words of `q`, sorted; ties by most recent change. */
function orderPlans(plans: readonly Listed[], { sort, q = "" }: PlanListQuery): readonly Listed[] {
  const words = foldedWords(q);
  const matches = plans.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
  const isDown = sort.startsWith("-");
  const by = compare[sort.replace("-", "") as keyof typeof compare];
  return matches.toSorted((a, b) => (isDown ? by(b, a) : by(a, b)));
}

/** One of a person's own plans in a comparison. */
interface PlanToCompare {
  readonly uuid: string;
  readonly name: string;
  readonly description: PlanDescription;
  readonly figures: WalkFigures;
}

/** Plans with their figures, in the requested order; those that no longer exist are left out. */
export async function comparePlans(context: UseCaseContext, uuids: readonly string[]): Promise<PlanToCompare[]> {
  const plans = await Promise.all([...new Set(uuids)].map((uuid) => planToCompare(context, uuid)));
  return plans.filter((plan) => plan !== null);
}

async function planToCompare(context: UseCaseContext, uuid: string): Promise<PlanToCompare | null> {
  try {
    const record = await openOwnPlan(context, uuid);
    const { graphs, description } = await describeStoredPlan(context, record);
    const routes = await Promise.all(record.legs.map(({ route }) => showRoute(context, route)));
    const stageEnds = routes.flatMap((route) => route?.publishedStages.map(({ end }) => end.slug) ?? []);
    const figures = walkFigures(description.days, description.prices, graphs, stageEnds);
    return { uuid, name: record.name, description, figures };
  } catch (error) {
    if (error instanceof UseCaseError && error.kind === "not-found") return null;
    throw error;
  }
}
