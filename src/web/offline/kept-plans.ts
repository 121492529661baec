import { keptStore } from "./kept-database.ts";
import type { KeptPlan } from "./kept-plan.ts";

const plans = keptStore<KeptPlan>("plans");
const channelName = "vieira-kept";
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function tellOthers(): void {
  for (const listener of listeners) listener();
  const sender = new BroadcastChannel(channelName);
  sender.postMessage("changed");
  sender.close();
}

/** Calls back when plans are kept or dropped, in this tab or another. @returns a function that ends it */
export function subscribeToKeptPlans(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", () => {
      for (const each of listeners) each();
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** The plans kept here, the one kept last first. */
export async function listKeptPlans(): Promise<KeptPlan[]> {
  return (await plans.list()).toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

export const readKeptPlan = plans.read;

export async function keepPlan(plan: KeptPlan): Promise<void> {
  await plans.put(plan);
  tellOthers();
}

export async function dropKeptPlan(uuid: string): Promise<void> {
  await plans.remove(uuid);
  tellOthers();
}

/** Drops every plan that a condition holds for. */
export async function dropKeptPlansWhere(isToGo: (plan: KeptPlan) => boolean): Promise<void> {
  const gone = (await plans.list()).filter(isToGo);
  for (const { uuid } of gone) await plans.remove(uuid);
  if (gone.length > 0) tellOthers();
}
