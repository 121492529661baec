import { useEffect, useState } from "react";

import { readVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { offlinePlanChanges } from "#web/client/storage/change-channel.ts";
import { offlineDatabase } from "./offline-database.ts";
import type { OfflinePlan } from "./offline-plan.ts";
import { storeWalkDates } from "./walk-dates.ts";

const plans = async () => (await offlineDatabase()).getAll("plans");

/** The saved plans, most recently saved first. */
export async function listOfflinePlans(): Promise<OfflinePlan[]> {
  return (await plans()).toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

export async function readOfflinePlan(uuid: string): Promise<OfflinePlan | null> {
  return (await (await offlineDatabase()).get("plans", uuid)) ?? null;
}

export async function saveOfflinePlan(plan: OfflinePlan): Promise<void> {
  await (await offlineDatabase()).put("plans", plan);
  await notifyOfChange();
}

/** Updates the list of days on which plans run, including those of visitors. */
export async function renewWalkDates(): Promise<void> {
  const visitors = readVisitorPlans().map(({ input, days = 0, timeZone, content }) => ({
    access: "owner" as const,
    startDate: (content ?? input).startDate,
    days: { length: days, 0: { timeZone } },
  }));
  storeWalkDates([...(await plans()).map(({ plan }) => plan), ...visitors]);
}

async function notifyOfChange(): Promise<void> {
  await renewWalkDates();
  offlinePlanChanges.notify();
}

export async function removeOfflinePlan(uuid: string): Promise<void> {
  await (await offlineDatabase()).delete("plans", uuid);
  await notifyOfChange();
}

/** Deletes every plan that matches a condition. */
export async function removeOfflinePlansWhere(condition: (plan: OfflinePlan) => boolean): Promise<void> {
  const removed = (await plans()).filter(condition);
  for (const { uuid } of removed) await (await offlineDatabase()).delete("plans", uuid);
  if (removed.length > 0) await notifyOfChange();
}

/**
 * Subscribes to data stored in this browser; null until it is read, `nothing` without storage.
 *
 * @param readValue and `nothing` must be stable between renders
 */
function useStored<Value>(readValue: () => Promise<Value>, nothing: Value): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const renew = () => {
      readValue().then(
        (stored) => isCancelled || setValue(stored),
        () => isCancelled || setValue(nothing),
      );
    };
    renew();
    const end = offlinePlanChanges.subscribe(renew);
    return () => {
      isCancelled = true;
      end();
    };
  }, [readValue, nothing]);
  return value;
}

const none: readonly OfflinePlan[] = [];

/** Subscribes to the plans saved in this browser; null until they are read. */
export function useOfflinePlans(): readonly OfflinePlan[] | null {
  return useStored<readonly OfflinePlan[]>(listOfflinePlans, none);
}
