import { useMemo, useSyncExternalStore } from "react";

import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";

/** A plan that a visitor keeps in the browser until there is an account. */
export interface VisitorPlan {
  readonly id: string;
  readonly name: string;
  /** The planner's address of it. */
  readonly search: string;
  readonly input: PlannerOptions;
  /** How many calendar days it has; plans that earlier versions kept do not say. */
  readonly days?: number;
  /** Its days as they were changed on the way, with what hangs on them; absent until then. */
  readonly content?: StoredPlan;
}

const key = "vieira-plans";
/** Others in this page hear of changes by this; other tabs by the browser. */
const changed = "vieira-plans-changed";

function isPlan(entry: unknown): entry is VisitorPlan {
  if (typeof entry !== "object" || entry === null) return false;
  const texts = ["id", "name", "search"].every((field) => typeof Reflect.get(entry, field) === "string");
  const input: unknown = Reflect.get(entry, "input");
  return texts && typeof input === "object" && input !== null && typeof Reflect.get(input, "route") === "string";
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? "[]";
  } catch {
    return "[]";
  }
}

/** What this browser keeps; what cannot be read is nothing. */
export function parsePlans(text: string): readonly VisitorPlan[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isPlan) : [];
  } catch {
    return [];
  }
}

export function readVisitorPlans(): readonly VisitorPlan[] {
  return parsePlans(read());
}

/** @throws DOMException when the browser keeps nothing */
export function writeVisitorPlans(plans: readonly VisitorPlan[]): void {
  if (plans.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(plans));
  window.dispatchEvent(new Event(changed));
}

/**
 * Keeps a plan; the same options are kept once.
 *
 * @throws DOMException when the browser keeps nothing, as some private windows
 */
export function saveVisitorPlan(plan: Omit<VisitorPlan, "id">): void {
  const others = readVisitorPlans().filter(({ search }) => search !== plan.search);
  writeVisitorPlans([{ id: crypto.randomUUID(), ...plan }, ...others]);
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
  /** One text for equal plans. */
  snapshot: read,
  onServer: () => "[]",
};

/** The plans that this browser keeps, as they come and go; none while the page is not alive yet. */
export function useVisitorPlans(): readonly VisitorPlan[] {
  const { subscribe, snapshot, onServer } = visitorPlansStore;
  const text = useSyncExternalStore(subscribe, snapshot, onServer);
  return useMemo(() => parsePlans(text), [text]);
}
