import { planChanges } from "#web/client/storage/kept-changes.ts";
import { keptStore } from "./kept-database.ts";
import type { KeptPlan } from "./kept-plan.ts";

const plans = keptStore<KeptPlan>("plans");
/** The plans kept here, the one kept last first. */
export async function listKeptPlans(): Promise<KeptPlan[]> {
  return (await plans.list()).toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

export const readKeptPlan = plans.read;

export async function keepPlan(plan: KeptPlan): Promise<void> {
  await plans.put(plan);
  planChanges.tell();
}

export async function dropKeptPlan(uuid: string): Promise<void> {
  await plans.remove(uuid);
  planChanges.tell();
}

/** Drops every plan that a condition holds for. */
export async function dropKeptPlansWhere(isToGo: (plan: KeptPlan) => boolean): Promise<void> {
  const gone = (await plans.list()).filter(isToGo);
  for (const { uuid } of gone) await plans.remove(uuid);
  if (gone.length > 0) planChanges.tell();
}
