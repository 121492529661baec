import { readOptionsOfLegs } from "#domain/planner/options/options-of-legs.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { describingFacts, type EditorFacts, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { type StoredPlan, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { replan } from "#domain/plans/editing/replan.ts";
import { dateOnPlan } from "#domain/plans/day-hours/date-on-plan.ts";
import { dateIn, usualZone } from "#domain/plans/day-hours/local-time.ts";
import { dayOfPlan, plansOnDate } from "#domain/plans/today/running-plan.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { housesOfRoute } from "#web/client/offline/route-cache.ts";
import { readVisitorPlans, type VisitorPlan } from "#web/client/visitor-plans/visitor-plans.ts";
import { loadGraphs } from "#web/components/plan-map/load-route-data.ts";
import { describeContent } from "#web/features/plans/days/editor/describe-content.ts";
import { planOn, surveyPlan } from "#web/features/plans/days/editor/planning.ts";

import type { TodayData, TodayPlan } from "./today-data.ts";

/** Maximum length of a walk: plans that began earlier are not computed. */
const longestDays = 200;

type VisitorToday = Pick<TodayData, "running" | "next" | "over" | "undated"> & {
  /** Where the running plan is; null without one. */
  readonly date: IsoDate | null;
};

/**
 * State of a visitor's plans at a moment, in milliseconds since 1970; a running one is planned in this browser, from its
 * options or its days.
 */
export async function readVisitorToday(moment: number): Promise<VisitorToday> {
  const dated = readVisitorPlans().map((plan) => ({
    plan,
    startDate: (plan.content ? plan.content.startDate : plan.input.startDate) ?? null,
    days: plan.days ?? longestDays,
    today: dateIn(moment, plan.timeZone ?? usualZone),
  }));
  const { next, over, undated } = plansOnDate(dated, ({ today }) => today);
  let running: TodayPlan | null = null;
  for (const each of nearPlans(dated, dateIn(moment, usualZone))) {
    const today: TodayPlan | null = running ? null : await readVisitorPlan(each.plan).catch(() => null);
    if (today && numberOn(today, moment) !== null) running = today;
  }
  const named = (each: (typeof dated)[number] | null) =>
    each && { uuid: null, name: each.plan.name, search: each.plan.search };
  return {
    date: running && dateOnPlan(running.plan.days, moment),
    running,
    next: next?.startDate
      ? { uuid: null, name: next.plan.name, search: next.plan.search, startDate: next.startDate }
      : null,
    over: named(over),
    undated: named(undated),
  };
}

/** Plans that may run where they are, the last to begin first: nowhere is the date further than a day from that of Spain. */
function nearPlans<Plan extends Parameters<typeof dayOfPlan>[0]>(plans: readonly Plan[], usual: IsoDate): Plan[] {
  return plans
    .filter((plan) => [-1, 0, 1].some((days) => dayOfPlan(plan, addDays(usual, days)) !== null))
    .toSorted((a, b) => (b.startDate ?? "").localeCompare(a.startDate ?? ""));
}

function numberOn({ plan: { startDate, days } }: TodayPlan, moment: number): number | null {
  return dayOfPlan({ startDate, days: days.length }, dateOnPlan(days, moment));
}

/** A plan as edited, or else planned from its options. */
async function readVisitorPlan(visitorPlan: VisitorPlan): Promise<TodayPlan | null> {
  const content = visitorPlan.content ?? (await planFromOptions(visitorPlan));
  if (!content) return null;
  const routes = content.legs.map(({ route }) => route);
  const graphs = await loadGraphs(routes);
  const measured = await surveyPlan(content, graphs, planOn(graphs));
  const onRoutes = await Promise.all([...new Set(routes)].map(loadHouses));
  const facts = factsOfRoutes(onRoutes);
  return {
    plan: describeContent(emptyPlan(visitorPlan), content, measured, describingFacts(facts, graphs)),
    facts,
    towns: onRoutes.flatMap(({ towns }) => towns),
    share: undefined,
    visitorSearch: visitorPlan.search,
  };
}

/** A route with its towns and accommodation. */
interface HousedRoute {
  readonly route: string;
  readonly towns: readonly PlanTown[];
}

/** Descriptive data of a plan besides its graphs. A house links to its page on the first of its routes. */
export function factsOfRoutes(routes: readonly HousedRoute[]): EditorFacts {
  return {
    houses: routes
      .toReversed()
      .flatMap(({ route, towns }) =>
        towns.flatMap(({ slug: townSlug, houses }) =>
          houses.map((house) => ({ ...house, townSlug, url: accommodationAddress(route, townSlug, house.slug) })),
        ),
      ),
  };
}

async function planFromOptions({ input, search }: VisitorPlan): Promise<StoredPlan | null> {
  const nextLegs = readOptionsOfLegs(input, search);
  const graphs = await loadGraphs([input.route, ...nextLegs.map(({ route }) => route)]);
  const { startDate = null, pins, ...options } = input;
  const further = nextLegs.map((leg) => {
    const { startDate: _, pins: __, ...own } = withDefaults({ start: leg.from ?? "", end: leg.to ?? "" }, leg);
    return own;
  });
  const bare: StoredPlan = { startDate, legs: [options, ...further], days: [], leftBehind: [], ...usualArrangements };
  const planned = await replan(bare, planOn(graphs), { 0: pins });
  return planned.ok ? planned.plan : null;
}

/** Accommodation along a route; nothing if it is not available. */
async function loadHouses(route: string): Promise<HousedRoute> {
  return { route, towns: await fetchJson<PlanTown[]>(housesOfRoute(route)).catch(() => []) };
}

/** Metadata of a plan outside of an account: edited in this browser, and not shared. */
function emptyPlan({ id: uuid, name }: VisitorPlan): EditorPlan {
  const unwritten = { version: 0, access: "owner", share: null, calendarUrl: null, createdAt: "", updatedAt: "" };
  // Everything else comes from its description.
  return { uuid, name, townNames: {}, ...unwritten } as unknown as EditorPlan;
}
