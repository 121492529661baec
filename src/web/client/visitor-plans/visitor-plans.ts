import { useMemo, useSyncExternalStore } from "react";

import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { readStored } from "#web/client/storage/browser-storage.ts";

/** A plan that a visitor stores in the browser until there is an account. */
export interface VisitorPlan {
  readonly id: string;
  readonly name: string;
  /** Its address in the planner. */
  readonly search: string;
  readonly input: PlannerOptions;
  /** Number of calendar days; missing in plans stored by earlier versions. */
  readonly days?: number;
  /** Of its first night; missing where the time is that of Spain, and in plans stored by earlier versions. */
  readonly timeZone?: string;
  /** Its edited days with their content; absent until the first edit. */
  readonly content?: StoredPlan;
}

const key = "vieira-plans";
/** Notifies subscribers in this page; other tabs are notified by the browser. */
const changed = "vieira-plans-changed";

function isPlan(entry: unknown): entry is VisitorPlan {
  if (typeof entry !== "object" || entry === null) return false;
  const texts = ["id", "name", "search"].every((field) => typeof Reflect.get(entry, field) === "string");
  const input: unknown = Reflect.get(entry, "input");
  return texts && typeof input === "object" && input !== null && typeof Reflect.get(input, "route") === "string";
}

const readText = (): string => readStored(key) ?? "[]";

/** The plans stored in this browser; unreadable data counts as none. */
export function parsePlans(text: string): readonly VisitorPlan[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isPlan) : [];
  } catch {
    return [];
  }
}

export function readVisitorPlans(): readonly VisitorPlan[] {
  return parsePlans(readText());
}

/** @throws DOMException when storage is unavailable */
export function writeVisitorPlans(plans: readonly VisitorPlan[]): void {
  if (plans.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(plans));
  window.dispatchEvent(new Event(changed));
}

/**
 * Saves a plan; one with the same options that is stored already stays as it is, with what was changed in it.
 *
 * @throws DOMException when storage is unavailable, as in some private windows
 */
export function saveVisitorPlan(plan: Omit<VisitorPlan, "id">): void {
  const stored = readVisitorPlans();
  if (stored.some(({ search }) => search === plan.search)) return;
  writeVisitorPlans([{ id: crypto.randomUUID(), ...plan }, ...stored]);
}

export function removeVisitorPlan(id: string): void {
  writeVisitorPlans(readVisitorPlans().filter((plan) => plan.id !== id));
}

/** For `useSyncExternalStore`. */
export const visitorPlansStore = {
  subscribe(listener: () => void): () => void {
    window.addEventListener(changed, listener);
    window.addEventListener("storage", listener);
    return () => {
      window.removeEventListener(changed, listener);
      window.removeEventListener("storage", listener);
    };
  },
  /** Equal plans have the same text. */
  snapshot: readText,
  onServer: () => "[]",
};

/** Subscribes to the plans stored in this browser; none before hydration. */
export function useVisitorPlans(): readonly VisitorPlan[] {
  const { subscribe, snapshot, onServer } = visitorPlansStore;
  const text = useSyncExternalStore(subscribe, snapshot, onServer);
  return useMemo(() => parsePlans(text), [text]);
}
