import type { FactSources } from "../schema/content/content-columns.ts";
import { notedFact, type NotedRow, isSameFact, type ShippedFacts, type ShippedRow } from "./shipped-facts.ts";

/** A fact changed both in a new data set and by somebody here. */
export interface LeftAlone {
  readonly resource: string;
  readonly key: string;
  readonly field: string;
  /** Value in the data set. */
  readonly shipped: unknown;
  /** Value that stays. */
  readonly stored: unknown;
}

interface ThreeWay {
  /** New values by field, with the sources of the row; null if nothing changes. */
  readonly changes: Readonly<Record<string, unknown>> | null;
  /** Facts that differ from both data sets. */
  readonly leftAlone: readonly LeftAlone[];
}

/**
 * A three-way merge of a row: facts changed in the new data set are updated if the stored value is that of the previous
 * one. What people have changed here stays.
 *
 * @param withheld fields that stay unknown whatever the data set contains
 */
export function threeWay(
  { resource, key, facts: now, sources }: ShippedRow,
  before: ShippedFacts,
  row: { readonly sources: FactSources },
  withheld: readonly string[] = [],
): ThreeWay {
  const stored: ShippedFacts = { ...row };
  const stated = Object.keys(now).filter(
    (field) => !isSameFact(notedFact(before, field, now[field]), now[field]) && !isSameFact(stored[field], now[field]),
  );
  const isEditable = (field: string) =>
    !withheld.includes(field) && isSameFact(stored[field], notedFact(before, field, stored[field]));
  const fields = stated.filter(isEditable);
  const values = Object.fromEntries(fields.map((field) => [field, now[field]]));
  return {
    changes: fields.length === 0 ? null : { ...values, sources: sourcesAfter(row.sources, sources, fields) },
    leftAlone: stated
      .filter((field) => !isEditable(field))
      .map((field) => ({ resource, key, field, shipped: now[field], stored: stored[field] ?? null })),
  };
}

/** The number of changed rows, and the facts left alone because somebody has changed them here. */
export interface Refreshed {
  readonly changed: number;
  readonly leftAlone: readonly LeftAlone[];
}

/** The sources of a row after some fields are taken from the data set. */
function sourcesAfter(stored: FactSources, shipped: FactSources, fields: readonly string[]): FactSources {
  const sources = { ...stored };
  for (const field of fields) {
    const source = shipped[field];
    if (source) sources[field] = source;
    else delete sources[field];
  }
  return sources;
}

/** The values of rows in the last imported data set. */
export interface LastShipped {
  readonly has: (resource: string, key: string) => boolean;
  /** Whether this field of the resource was recorded: earlier versions recorded fewer. */
  readonly notes: (resource: string, field: string) => boolean;
  /** For unrecorded fields the stored value, as long as no person has changed the row. */
  readonly facts: (resource: string, key: string, stored: ShippedFacts) => ShippedFacts;
}

export function lastShipped(rows: readonly NotedRow[]): LastShipped {
  const byKey = new Map(rows.map(({ resource, key, facts }) => [`${resource} ${key}`, facts]));
  const noted = new Set(
    rows.flatMap(({ resource, facts }) => Object.keys(facts).map((field) => `${resource} ${field}`)),
  );
  const notes = (resource: string, field: string) => noted.has(`${resource} ${field}`);
  return {
    has: (resource, key) => byKey.has(`${resource} ${key}`),
    notes,
    facts: (resource, key, stored) => {
      const isUntouched = (stored["updatedBy"] ?? null) === null;
      const later = Object.entries(stored).filter(([field]) => isUntouched && !notes(resource, field));
      return { ...Object.fromEntries(later), ...byKey.get(`${resource} ${key}`) };
    },
  };
}
