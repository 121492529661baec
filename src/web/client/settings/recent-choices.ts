import type { SearchResult } from "#contract/places/search.ts";
import { writeStored, readStoredJson } from "#web/client/storage/browser-storage.ts";

export type Choice = Pick<SearchResult, "kind" | "name" | "detail" | "url">;

const storageName = "vieira-recent-choices";
const maxChoices = 6;
const kinds: ReadonlySet<unknown> = new Set<SearchResult["kind"]>([
  "route",
  "town",
  "accommodation",
  "point_of_interest",
]);

function isChoice(value: unknown): value is Choice {
  if (typeof value !== "object" || value === null) return false;
  const { kind, name, detail, url } = value as Record<string, unknown>;
  return (
    kinds.has(kind) && [name, detail, url].every((text) => typeof text === "string") && String(url).startsWith("/")
  );
}

/** Recent choices from searches in this browser, latest first. */
export function recentChoices(): readonly Choice[] {
  const stored = readStoredJson(storageName);
  return Array.isArray(stored) ? stored.filter(isChoice).slice(0, maxChoices) : [];
}

export function addRecentChoice({ kind, name, detail, url }: Choice): void {
  const others = recentChoices().filter((choice) => choice.url !== url);
  writeStored(storageName, JSON.stringify([{ kind, name, detail, url }, ...others].slice(0, maxChoices)));
}

export function clearRecentChoices(): void {
  writeStored(storageName, null);
}
