import type { EditorFacts } from "#contract/plans/plan-editor.ts";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { listPlans } from "#database/queries/plans/plans.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { dayOfPlan, plansOnDate } from "#domain/plans/today/running-plan.ts";
import { requireMember } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { listPlanHouses } from "./list-plan-houses.ts";
import { showEditor } from "./show-plan.ts";
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

/** The plan in progress on a date, and the next one to begin. @throws UseCaseError `unauthenticated` */
export async function showToday(
  context: UseCaseContext,
  date: IsoDate,
): Promise<{
  readonly running: RunningPlan | null;
  readonly next: (NamedPlan & { readonly startDate: IsoDate }) | null;
  readonly besides: readonly NamedPlan[];
  readonly over: NamedPlan | null;
  readonly undated: NamedPlan | null;
}> {
  const { uuid: owner } = requireMember(context);
  const { running, next, besides, over, undated } = plansOnDate(await listPlans(context.database, owner), date);
  return {
    running: running && (await showRunning(context, running.uuid, date)),
    next: next?.startDate ? { ...named(next), startDate: next.startDate } : null,
    besides: besides.map(named),
    over: over && named(over),
    undated: undated && named(undated),
  };
}

async function showRunning(context: UseCaseContext, uuid: string, date: IsoDate): Promise<RunningPlan | null> {
  const { plan, facts } = await showEditor(context, uuid);
  const number = dayOfPlan({ startDate: plan.startDate, days: plan.days.length }, date);
  const tonight = plan.days[(number ?? 0) - 1];
  if (number === null || !tonight) return null;
  const { towns } = await listPlanHouses(context, uuid, undefined, { town: tonight.to });
  return { plan, facts, towns, number };
}
