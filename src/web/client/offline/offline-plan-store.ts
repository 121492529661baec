import { useEffect, useState } from "react";

import { readVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { offlinePlanChanges } from "#web/client/storage/change-channel.ts";
import { offlineDatabase } from "./offline-database.ts";
import type { OfflinePlan } from "./offline-plan.ts";
import { storeWalkDates } from "./walk-dates.ts";

const plans = async () => (await offlineDatabase()).getAll("plans");

/** The plans kept here, the one kept last first. */
export async function listOfflinePlans(): Promise<OfflinePlan[]> {
  return (await plans()).toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

export async function readOfflinePlan(uuid: string): Promise<OfflinePlan | null> {
  return (await (await offlineDatabase()).get("plans", uuid)) ?? null;
}

export async function saveOfflinePlan(plan: OfflinePlan): Promise<void> {
  await (await offlineDatabase()).put("plans", plan);
  await tellOfChange();
}

/** Writes down anew on which days plans run, those of visitors among them. */
export async function renewWalkDates(): Promise<void> {
  const visitors = readVisitorPlans().map(({ input, days = 0, content }) => ({
    access: "owner" as const,
    startDate: (content ?? input).startDate,
    days: { length: days },
  }));
  storeWalkDates([...(await plans()).map(({ plan }) => plan), ...visitors]);
}

async function tellOfChange(): Promise<void> {
  await renewWalkDates();
  offlinePlanChanges.tell();
}

export async function removeOfflinePlan(uuid: string): Promise<void> {
  await (await offlineDatabase()).delete("plans", uuid);
  await tellOfChange();
}

/** Drops every plan that a condition holds for. */
export async function removeOfflinePlansWhere(isToGo: (plan: OfflinePlan) => boolean): Promise<void> {
  const gone = (await plans()).filter(isToGo);
  for (const { uuid } of gone) await (await offlineDatabase()).delete("plans", uuid);
  if (gone.length > 0) await tellOfChange();
}

/**
 * Something kept in this browser, as it changes; null until it is read, `nothing` where browsers keep nothing.
 *
 * @param read and `nothing` stay the same functions and values from one rendering to the next
 */
export function useStored<Value>(read: () => Promise<Value>, nothing: Value): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let isGone = false;
    const renew = () => {
      read().then(
        (found) => isGone || setValue(found),
        () => isGone || setValue(nothing),
      );
    };
    renew();
    const end = offlinePlanChanges.subscribe(renew);
    return () => {
      isGone = true;
      end();
    };
  }, [read, nothing]);
  return value;
}

const none: readonly OfflinePlan[] = [];

/** The plans kept in this browser, as they come and go; null until they are read. */
export function useOfflinePlans(): readonly OfflinePlan[] | null {
  return useStored<readonly OfflinePlan[]>(listOfflinePlans, none);
}
