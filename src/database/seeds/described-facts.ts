import type { FactSource, FactSources } from "../schema/content/content-columns.ts";
import type { BranchRow, Confidence, DataSet, DescribedKind, DescriptionRow } from "./data-set.ts";

/** Month in which the data set was compiled, the default date of its sources. */
const collected = "2026-11";
/** Dates of sources, if known: facts of newer registers replace theirs. */
const trueIn: Readonly<Record<string, string>> = { "de-calixtinus": "2023" };

export function factSource(source: string, certainty: Confidence | null): FactSource {
  return { source, date: trueIn[source] ?? collected, certainty };
}

/** The row's source for each of its known facts; empty lists and nulls have no source. */
export function sourcesOf(facts: Readonly<Record<string, unknown>>, source: FactSource): FactSources {
  const nonEmptyFacts = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(nonEmptyFacts.map(([field]) => [field, source]));
}

/** Fields with the sentences, English first. */
const textFields = {
  route: ["summary", "summaryEs"],
  branch: ["description", "descriptionEs"],
  town: ["description", "descriptionEs"],
  "point-of-interest": ["description", "descriptionEs"],
} as const satisfies Record<DescribedKind, readonly [string, string]>;

/** A description as fields of its subject, with its source. */
function describedFacts({ kind, en, es, date, source }: DescriptionRow): {
  readonly facts: Readonly<Record<string, string>>;
  readonly sources: FactSources;
} {
  const [english, spanish] = textFields[kind];
  const stated = { source, date, certainty: "medium" } as const;
  return { facts: { [english]: en, [spanish]: es }, sources: { [english]: stated, [spanish]: stated } };
}

/** Key of a branch in descriptions, as its slug is unique only within its route. */
export function describedBranch({ routeSlug, slug }: Pick<BranchRow, "routeSlug" | "slug">): string {
  return `${routeSlug}/${slug}`;
}

/** @returns a function that returns the description of a row as fields, by its key among descriptions of the kind */
export function describing(data: DataSet, kind: DescribedKind) {
  const bySlug = new Map(data.descriptions.filter((row) => row.kind === kind).map((row) => [row.slug, row]));
  return <Row extends { readonly sources: FactSources }>(called: string, row: Row): Row => {
    const text = bySlug.get(called);
    if (!text) return row;
    const { facts, sources } = describedFacts(text);
    return { ...row, ...facts, sources: { ...row.sources, ...sources } };
  };
}

/** Adds descriptions to rows of one kind with slugs as keys. */
export function withDescriptions<Row extends { readonly slug: string; readonly sources: FactSources }>(
  data: DataSet,
  kind: DescribedKind,
  rows: readonly Row[],
): Row[] {
  const describe = describing(data, kind);
  return rows.map((row) => describe(row.slug, row));
}
