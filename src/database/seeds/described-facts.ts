import type { FactSource, FactSources } from "../schema/content-columns.ts";
import type { BranchRow, Confidence, DataSet, DescribedKind, DescriptionRow } from "./data-set.ts";

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

/**
 * Adds what is written about rows of one kind.
 *
 * @param called what a row is called among descriptions, where that is not its slug
 */
export function withDescriptions<Row extends { readonly slug: string; readonly sources: FactSources }>(
  data: DataSet,
  kind: DescribedKind,
  rows: readonly Row[],
  called: (row: Row, index: number) => string = ({ slug }) => slug,
): Row[] {
  const written = new Map(data.descriptions.filter((row) => row.kind === kind).map((row) => [row.slug, row]));
  return rows.map((row, index) => {
    const text = written.get(called(row, index));
    if (!text) return row;
    const { facts, sources } = describedFacts(text);
    return { ...row, ...facts, sources: { ...row.sources, ...sources } };
  });
}
