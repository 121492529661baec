import type { FactSources } from "../schema/content-columns.ts";
import { notedFact, type NotedRow, saysTheSame, type ShippedFacts, type ShippedRow } from "./shipped-facts.ts";

/** A fact that a new data set tells otherwise, and that somebody here has changed. */
export interface LeftAlone {
  readonly resource: string;
  readonly key: string;
  readonly field: string;
  /** What the data set says now. */
  readonly shipped: unknown;
  /** What stays. */
  readonly stored: unknown;
}

export interface ThreeWay {
  /** New values by field, with the sources of the row; null where nothing changes. */
  readonly changes: Readonly<Record<string, unknown>> | null;
  /** What differs from both data sets. */
  readonly leftAlone: readonly LeftAlone[];
}

/**
 * What of a row a new data set changes: facts that it tells otherwise than the one before, and that are stored as the one before
 * told them. What people have changed here stays.
 *
 * @param withheld fields that stay unknown whatever a data set says
 */
export function threeWay(
  { resource, key, facts: now, sources }: ShippedRow,
  before: ShippedFacts,
  row: { readonly sources: FactSources },
  withheld: readonly string[] = [],
): ThreeWay {
  const stored: ShippedFacts = { ...row };
  const told = Object.keys(now).filter(
    (field) =>
      !saysTheSame(notedFact(before, field, now[field]), now[field]) && !saysTheSame(stored[field], now[field]),
  );
  const isFree = (field: string) =>
    !withheld.includes(field) && saysTheSame(stored[field], notedFact(before, field, stored[field]));
  const fields = told.filter(isFree);
  const values = Object.fromEntries(fields.map((field) => [field, now[field]]));
  return {
    changes: fields.length === 0 ? null : { ...values, sources: sourcesAfter(row.sources, sources, fields) },
    leftAlone: told
      .filter((field) => !isFree(field))
      .map((field) => ({ resource, key, field, shipped: now[field], stored: stored[field] ?? null })),
  };
}

/** How many rows were changed, and what was not, as somebody has written it here. */
export interface Refreshed {
  readonly changed: number;
  readonly leftAlone: readonly LeftAlone[];
}

/** The sources of a row of which some fields are what the data set says now. */
function sourcesAfter(stored: FactSources, shipped: FactSources, fields: readonly string[]): FactSources {
  const sources = { ...stored };
  for (const field of fields) {
    const source = shipped[field];
    if (source) sources[field] = source;
    else delete sources[field];
  }
  return sources;
}

/** What the data set said of rows when it was last brought in. */
export interface LastShipped {
  readonly has: (resource: string, key: string) => boolean;
  /** Whether this field was noted of rows of the resource: earlier programs noted fewer. */
  readonly notes: (resource: string, field: string) => boolean;
  /** Of fields that were not noted then it is what is stored, as long as no person has changed the row. */
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
