import type { FactSources } from "../schema/content-columns.ts";
import type { DataSet, DescribedKind } from "./data-set.ts";
import { describedFacts } from "./described-facts.ts";
import { accommodationRows } from "./place-rows.ts";

/** Facts of a row of the data set by the name of the field, as the database holds them. */
export type ShippedFacts = Readonly<Record<string, unknown>>;

/** A row of the data set that later data sets may change. */
export interface ShippedRow {
  readonly resource: "accommodation" | "arc" | DescribedKind;
  /** Slug or number. */
  readonly key: string;
  readonly facts: ShippedFacts;
  readonly sources: FactSources;
}

/** Houses with all their facts, towns by their slugs. */
export function shippedHouses(data: DataSet): ShippedRow[] {
  return accommodationRows(data, (slug) => slug).map(({ uuid: _, slug, townUuid, sources, ...facts }) => ({
    resource: "accommodation",
    key: slug,
    facts: { ...facts, townSlug: townUuid },
    sources,
  }));
}

/** Arcs with their climbs. */
export function shippedArcs(data: DataSet): ShippedRow[] {
  return data.arcs.map(({ id, ascentM, descentM, climbSource, source }) => {
    const climb = { source: climbSource ?? source, date: "2026-11", certainty: "medium" } as const;
    return {
      resource: "arc",
      key: String(id),
      facts: { ascentM, descentM },
      sources: { ascentM: climb, descentM: climb },
    };
  });
}

/** What is written about routes, towns and sights. */
export function shippedDescriptions(data: DataSet): ShippedRow[] {
  return data.descriptions.map((row) => ({ resource: row.kind, key: row.slug, ...describedFacts(row) }));
}

/** Rows to be noted: what is not known is left out, which is most. */
export function notedRows(
  rows: readonly ShippedRow[],
): { readonly resource: string; readonly key: string; readonly facts: ShippedFacts }[] {
  const isKnown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
  return rows.map(({ resource, key, facts }) => ({
    resource,
    key,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))),
  }));
}

/** A fact as it was noted; what was not is empty in the way of the field, which another value shows. */
export function notedFact(facts: ShippedFacts, field: string, like: unknown): unknown {
  return facts[field] ?? (Array.isArray(like) ? [] : null);
}

/** Whether two values say the same, in whatever order the database has put the keys of an object. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}
