import { editorPlanOf } from "#contract/plans/plan-editor.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
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

/** The day of the plan that runs on a date, from stored data; the user's own plans come first. */
export async function readOfflineToday(date: IsoDate): Promise<OfflineToday> {
  const plans = (await listOfflinePlans()).map(dated);
  const own = plansOnDate(
    plans.filter(({ stored }) => stored.plan.access === "owner"),
    date,
  );
  const all = plansOnDate(plans, date);
  const running = (own.running ?? all.running)?.stored ?? null;
  const next = own.next ?? all.next;
  // Planning code for visitors is loaded if nothing of an account is stored.
  const named = ({ stored }: { readonly stored: OfflinePlan }) => ({ uuid: stored.uuid, name: stored.plan.name });
  const over = own.over ?? all.over;
  const visitor = running === null ? await (await import("./read-visitor-today.ts")).readVisitorToday(date) : null;
  return {
    copy: running && copyOf(running),
    data: {
      date,
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
