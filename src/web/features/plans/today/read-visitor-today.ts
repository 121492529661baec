import { readOptionsOfLegs } from "#domain/planner-options/options-of-legs.ts";
import { withDefaults } from "#domain/planner-options/with-defaults.ts";
import { describingFacts, type EditorPlan } from "#contract/plans/plan-editor.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { type StoredPlan, usualArrangements } from "#domain/plan-editing/stored-plan.ts";
import { replan } from "#domain/plan-editing/replan.ts";
import { dayOfPlan, plansOnDate } from "#domain/today/running-plan.ts";
import { readVisitorPlans, type VisitorPlan } from "#web/client/visitor-plans/visitor-plans.ts";
import { loadGraphs } from "#web/components/plan-picture/load-route-data.ts";
import { describeContent } from "#web/features/plans/days/describe-content.ts";
import { planOn, surveyPlan } from "#web/features/plans/days/planning.ts";

import type { PlanToCome, TodayPlan } from "./today-data.ts";

/** Walks are no longer than this: plans that began earlier are not worked out. */
const longestDays = 200;

/** The plan of a visitor that runs on a date, planned in this browser from its options; and the one that begins next. */
export async function readVisitorToday(
  date: IsoDate,
): Promise<{ readonly running: TodayPlan | null; readonly next: PlanToCome | null }> {
  const dated = readVisitorPlans().map((plan) => ({
    plan,
    startDate: plan.input.startDate ?? null,
    days: longestDays,
  }));
  const { next } = plansOnDate(dated, date);
  let running: TodayPlan | null = null;
  for (const each of dated) {
    if (running !== null || dayOfPlan(each, date) === null) continue;
    const planned = await planVisitorPlan(each.plan).catch(() => null);
    if (planned && dayOfPlan({ startDate: planned.startDate, days: planned.days.length }, date) !== null) {
      const facts = { houses: [], countries: {} };
      running = { plan: planned, facts, towns: [], share: undefined, visitorSearch: each.plan.search };
    }
  }
  return { running, next: next?.startDate ? { uuid: null, name: next.plan.name, startDate: next.startDate } : null };
}

async function planVisitorPlan({ id, name, input, search }: VisitorPlan): Promise<EditorPlan | null> {
  const nextLegs = readOptionsOfLegs(input, search);
  const graphs = await loadGraphs([input.route, ...nextLegs.map(({ route }) => route)]);
  const { startDate = null, pins, ...options } = input;
  const further = nextLegs.map((leg) => {
    const { startDate: _, pins: __, ...own } = withDefaults({ start: leg.from ?? "", end: leg.to ?? "" }, leg);
    return own;
  });
  const bare: StoredPlan = { startDate, legs: [options, ...further], days: [], leftBehind: [], ...usualArrangements };
  const planned = await replan(bare, planOn(graphs), { 0: pins });
  if (!planned.ok) return null;
  const measured = await surveyPlan(planned.plan, graphs, planOn(graphs));
  return describeContent(
    emptyPlan(id, name),
    planned.plan,
    measured,
    describingFacts({ houses: [], countries: {} }, graphs),
  );
}

/** What a plan says of itself that is in no account: it can be read, and is shared with nobody. */
function emptyPlan(uuid: string, name: string): EditorPlan {
  const unwritten = { version: 0, access: "shared", share: null, calendarUrl: null, createdAt: "", updatedAt: "" };
  // Everything else comes from its description.
  return { uuid, name, townNames: {}, ...unwritten } as unknown as EditorPlan;
}
