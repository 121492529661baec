import type { EditorFacts } from "#contract/plans/plan-editor.ts";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { listPlans } from "#database/queries/plans/plans.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { dateOnPlan } from "#domain/plans/day-hours/date-on-plan.ts";
import { dateIn, usualZone } from "#domain/plans/day-hours/local-time.ts";
import { dayOfPlan, plansOnDate } from "#domain/plans/today/running-plan.ts";
import { requireMember } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { listPlanHouses } from "./list-plan-houses.ts";
import { showEditor } from "./show-plan.ts";
import { zoneOfPlan } from "./zone-of-plan.ts";
import type { ReadPlan } from "../present-plan.ts";

/** A person's plan in progress on a date. */
interface RunningPlan {
  readonly plan: ReadPlan;
  readonly facts: EditorFacts;
  /** Towns of the night. */
  readonly towns: readonly PlanTown[];
  /** Calendar day of the plan on that date. */
  readonly number: number;
}

interface NamedPlan {
  readonly uuid: string;
  readonly name: string;
}

const named = ({ uuid, name }: NamedPlan): NamedPlan => ({ uuid, name });

interface PlansToday {
  /** Of the running plan, else where the next one begins. */
  readonly date: IsoDate;
  /** The time zone of that date while no plan runs. */
  readonly timeZone: string;
  readonly running: RunningPlan | null;
  readonly next: (NamedPlan & { readonly startDate: IsoDate }) | null;
  readonly besides: readonly NamedPlan[];
  readonly over: NamedPlan | null;
  readonly undated: NamedPlan | null;
}

/**
 * The plan in progress, and the next one to begin.
 *
 * @param on a date instead of today's where each plan is
 * @param moment now, in milliseconds since 1970
 * @throws UseCaseError `unauthenticated`
 */
export async function showToday(context: UseCaseContext, on: IsoDate | null, moment: number): Promise<PlansToday> {
  const { plans, zones } = await plansWithZones(context, moment);
  const dateOf = (plan: ListedPlan) => on ?? dateIn(moment, zones.get(plan) ?? usualZone);
  const { running, next, besides, over, undated } = plansOnDate(plans, dateOf);
  const timeZone = (next && zones.get(next)) ?? usualZone;
  const shown = running && (await showRunning(context, running.uuid, on, moment));
  return {
    date: on ?? (shown ? dateOnPlan(shown.plan.days, moment) : dateIn(moment, timeZone)),
    timeZone,
    running: shown,
    next: next?.startDate ? { ...named(next), startDate: next.startDate } : null,
    besides: besides.map(named),
    over: over && named(over),
    undated: undated && named(undated),
  };
}

/** Whether a plan of the person runs today. @throws UseCaseError `unauthenticated` */
export async function isWalking(context: UseCaseContext): Promise<boolean> {
  const moment = context.now().getTime();
  const { plans, zones } = await plansWithZones(context, moment);
  return plansOnDate(plans, (plan) => dateIn(moment, zones.get(plan) ?? usualZone)).running !== null;
}

type ListedPlan = Awaited<ReturnType<typeof listPlans>>[number];

async function plansWithZones(context: UseCaseContext, moment: number) {
  const plans = await listPlans(context.database, requireMember(context).uuid);
  const zones = new Map<ListedPlan, string>();
  for (const plan of plans) zones.set(plan, await zoneOfPlan(context, plan, moment));
  return { plans, zones };
}

async function showRunning(
  context: UseCaseContext,
  uuid: string,
  on: IsoDate | null,
  moment: number,
): Promise<RunningPlan | null> {
  const { plan, facts } = await showEditor(context, uuid);
  const date = on ?? dateOnPlan(plan.days, moment);
  const number = dayOfPlan({ startDate: plan.startDate, days: plan.days.length }, date);
  const tonight = plan.days[(number ?? 0) - 1];
  if (number === null || !tonight) return null;
  const { towns } = await listPlanHouses(context, uuid, undefined, { town: tonight.to });
  return { plan, facts, towns, number };
}
