import { editorPlanOf } from "#contract/plans/plan-editor.ts";
import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { dateOnPlan } from "#domain/plans/day-hours/date-on-plan.ts";
import { dateIn, usualZone } from "#domain/plans/day-hours/local-time.ts";
import { plansOnDate } from "#domain/plans/today/running-plan.ts";
import type { OfflinePlan } from "#web/client/offline/offline-plan.ts";
import { listOfflinePlans } from "#web/client/offline/offline-plan-store.ts";
import { daysOutbox } from "#web/client/sync/pending-days.ts";
import type { OfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import type { TodayData } from "./today-data.ts";

import { copyOf, factsOf } from "#web/features/plans/offline/stored-facts.ts";

export interface OfflineToday {
  /** Null if no stored plan runs. */
  readonly copy: OfflineCopy | null;
  readonly data: TodayData;
}

/** The latest dates of a plan in this browser. */
function dated(stored: OfflinePlan) {
  const draft = daysOutbox.listOf(stored.uuid).at(-1)?.change.content;
  const { startDate, days } = draft ?? stored.plan;
  return { stored, startDate, days: days.length };
}

/** The date of a plan at a moment; a day that is not in the stored plan is where that one ends. */
function dateOf({ stored, startDate, days }: ReturnType<typeof dated>, moment: number): IsoDate {
  const placed = Array.from({ length: days }, (_, index) => ({
    date: startDate === null ? undefined : addDays(startDate, index),
    timeZone: (stored.plan.days[index] ?? stored.plan.days.at(-1))?.timeZone,
  }));
  return dateOnPlan(placed, moment);
}

/**
 * The day of the plan that runs at a moment, from stored data; the user's own plans come first.
 *
 * @param moment in milliseconds since 1970
 */
export async function readOfflineToday(moment: number): Promise<OfflineToday> {
  const plans = (await listOfflinePlans()).map(dated);
  const own = plansOnDate(
    plans.filter(({ stored }) => stored.plan.access === "owner"),
    (plan) => dateOf(plan, moment),
  );
  const all = plansOnDate(plans, (plan) => dateOf(plan, moment));
  const current = own.running ?? all.running;
  const running = current?.stored ?? null;
  const next = own.next ?? all.next;
  // Planning code for visitors is loaded if nothing of an account is stored.
  const named = ({ stored }: { readonly stored: OfflinePlan }) => ({ uuid: stored.uuid, name: stored.plan.name });
  const over = own.over ?? all.over;
  const visitor = running === null ? await (await import("./read-visitor-today.ts")).readVisitorToday(moment) : null;
  const timeZone = next?.stored.plan.days[0]?.timeZone ?? usualZone;
  const date = current ? dateOf(current, moment) : (visitor?.date ?? dateIn(moment, timeZone));
  return {
    copy: running && copyOf(running),
    data: {
      date,
      timeZone,
      running: running
        ? {
            plan: withDates(running),
            facts: factsOf(running),
            towns: running.towns,
            share: running.share ?? undefined,
          }
        : (visitor?.running ?? null),
      next: next
        ? { uuid: next.stored.uuid, name: next.stored.plan.name, startDate: next.startDate ?? date }
        : (visitor?.next ?? null),
      besides: (own.running ? own : all).besides.map(named),
      over: over ? named(over) : (visitor?.over ?? null),
      undated: own.undated ? named(own.undated) : (visitor?.undated ?? null),
      isVisitor: plans.every(({ stored }) => stored.member === null),
    },
  };
}

/** The editor restores unsent changes; until then the dates are the current ones. */
function withDates(running: OfflinePlan) {
  const plan = editorPlanOf(running.plan);
  return { ...plan, startDate: dated(running).startDate };
}
