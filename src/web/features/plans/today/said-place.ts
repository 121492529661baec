import { useSyncExternalStore } from "react";

/** Where a walker has said to be. It is kept in this browser alone. */
export interface SaidPlace {
  readonly plan: string;
  readonly date: string;
  readonly town: string;
  /** Hours since midnight, by the clocks where the day begins. */
  readonly at: number;
}

const key = "vieira-here";
const startKey = "vieira-sets-out";
const changed = "vieira-here-changed";

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Browsers that keep nothing go by the plan.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** What was said on this date of this plan. */
export function useSaidPlace(plan: string, date: string | null): SaidPlace | null {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  if (text === null || date === null) return null;
  try {
    const said = JSON.parse(text) as SaidPlace;
    return said.plan === plan && said.date === date && typeof said.at === "number" ? said : null;
  } catch {
    return null;
  }
}

export function sayPlace(said: SaidPlace | null): void {
  write(key, said && JSON.stringify(said));
}

/** When somebody sets out in the morning, `HH:MM`. @param planned by the plan, which counts until another time is said here */
export function useStartTime(planned: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(startKey) ?? planned,
    () => planned,
  );
}

export function chooseStartTime(time: string): void {
  if (/^\d{2}:\d{2}$/.test(time)) write(startKey, time);
}
