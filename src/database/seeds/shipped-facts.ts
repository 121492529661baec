import type { FactSources } from "../schema/content-columns.ts";
import type { DataSet, DescribedKind } from "./data-set.ts";
import { describedFacts, factSource } from "./described-facts.ts";
import { accommodationRows, registered, registeredSources } from "./place-rows.ts";

/** Facts of a row of the data set by the name of the field, as the database holds them. */
export type ShippedFacts = Readonly<Record<string, unknown>>;

/** A row of the data set that later data sets may change. */
export interface ShippedRow {
  readonly resource: "accommodation" | "arc" | "sight" | DescribedKind;
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

/** Arcs with their climbs and lines. */
export function shippedArcs(data: DataSet): ShippedRow[] {
  const lines = new Map(data.arcLines.map((line) => [line.arcId, line]));
  return data.arcs.map(({ id, ascentM, descentM, climbSource, source }) => {
    const climb = { source: climbSource ?? source, date: "2026-11", certainty: "medium" } as const;
    const { line = null, elevations = null, source: drawnBy = source } = lines.get(id) ?? {};
    return {
      resource: "arc",
      key: String(id),
      facts: { ascentM, descentM, line, lineElevationsM: elevations },
      sources: { ascentM: climb, descentM: climb, line: factSource(drawnBy, null) },
    };
  });
}

/** What is written about routes, towns and sights, and what registers and gazettes say of towns. */
export function shippedPlaceFacts(data: DataSet): ShippedRow[] {
  const written = new Map(data.descriptions.map((row) => [`${row.kind} ${row.slug}`, row]));
  const towns = data.towns.flatMap((row): ShippedRow[] => {
    const text = written.get(`town ${row.slug}`);
    const { facts = {}, sources = {} } = text ? describedFacts(text) : {};
    if (!text && row.ineCode === null && row.feasts.length === 0) return [];
    return [
      {
        resource: "town",
        key: row.slug,
        facts: { ...facts, ...registered(row) },
        sources: { ...sources, ...registeredSources(row) },
      },
    ];
  });
  const others = data.descriptions.filter(({ kind }) => kind !== "town");
  return [...towns, ...others.map((row) => ({ resource: row.kind, key: row.slug, ...describedFacts(row) }))];
}

/** Sights that came after the first data set. */
export function shippedSights(data: DataSet): ShippedRow[] {
  return data.pointsOfInterest
    .filter(({ source }) => source === "la-rioja-monuments")
    .map(({ slug, name }) => ({ resource: "sight", key: slug, facts: { name }, sources: {} }));
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
