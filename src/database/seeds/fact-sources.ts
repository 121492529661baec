import type { FactSource, FactSources } from "../schema/content-columns.ts";
import type { Confidence } from "./data-set.ts";

/** Month in which the facts of the data set were collected. */
const collected = "2026-11";

export function factSource(source: string, certainty: Confidence | null): FactSource {
  return { source, date: collected, certainty };
}

/** The one source of a row for each of its facts that are known; empty lists and nulls have no source. */
export function sourcesOf(facts: Readonly<Record<string, unknown>>, source: FactSource): FactSources {
  const known = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(known.map(([field]) => [field, source]));
}
