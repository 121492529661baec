import type { FactSource, FactSources } from "../schema/content-columns.ts";
import type { BranchRow, Confidence, DataSet, DescribedKind, DescriptionRow } from "./data-set.ts";

/** Month in which the facts of the data set were collected, of sources that have no date of their own. */
const collected = "2026-11";
/** When sources were last true, as far as they say so: what a newer register tells is newer than that. */
const trueIn: Readonly<Record<string, string>> = { "de-calixtinus": "2023" };

export function factSource(source: string, certainty: Confidence | null): FactSource {
  return { source, date: trueIn[source] ?? collected, certainty };
}

/** The one source of a row for each of its facts that are known; empty lists and nulls have no source. */
export function sourcesOf(facts: Readonly<Record<string, unknown>>, source: FactSource): FactSources {
  const known = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(known.map(([field]) => [field, source]));
}

/** Fields that hold the sentences, English first. */
const textFields = {
  route: ["summary", "summaryEs"],
  branch: ["description", "descriptionEs"],
  town: ["description", "descriptionEs"],
  "point-of-interest": ["description", "descriptionEs"],
} as const satisfies Record<DescribedKind, readonly [string, string]>;

/** A text as the fields of what it is about, with its source. */
export function describedFacts({ kind, en, es, date, source }: DescriptionRow): {
  readonly facts: Readonly<Record<string, string>>;
  readonly sources: FactSources;
} {
  const [english, spanish] = textFields[kind];
  const told = { source, date, certainty: "medium" } as const;
  return { facts: { [english]: en, [spanish]: es }, sources: { [english]: told, [spanish]: told } };
}

/** What a branch is called among descriptions, for its slug is its own on its route alone. */
export function describedBranch({ routeSlug, slug }: Pick<BranchRow, "routeSlug" | "slug">): string {
  return `${routeSlug}/${slug}`;
}

/** @returns what adds to a row what is written about it, by what the row is called among descriptions of the kind */
export function describing(data: DataSet, kind: DescribedKind) {
  const written = new Map(data.descriptions.filter((row) => row.kind === kind).map((row) => [row.slug, row]));
  return <Row extends { readonly sources: FactSources }>(called: string, row: Row): Row => {
    const text = written.get(called);
    if (!text) return row;
    const { facts, sources } = describedFacts(text);
    return { ...row, ...facts, sources: { ...row.sources, ...sources } };
  };
}

/** Adds what is written about rows of one kind that are called by their slugs. */
export function withDescriptions<Row extends { readonly slug: string; readonly sources: FactSources }>(
  data: DataSet,
  kind: DescribedKind,
  rows: readonly Row[],
): Row[] {
  const describe = describing(data, kind);
  return rows.map((row) => describe(row.slug, row));
}
