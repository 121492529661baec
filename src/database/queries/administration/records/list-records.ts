import { and, asc, desc, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../connection/connect.ts";
import { contains } from "../contains-all.ts";
import { sortable } from "../../../schema/content/comparable.ts";
import { columnOf, isList, keyColumn, type Fields, type RecordStore } from "./record-store.ts";

interface RecordFilter {
  /** Words that must all occur. */
  readonly q: string;
  readonly published: boolean | undefined;
  /** Fields that must be unknown. */
  readonly missing: readonly string[];
  /** Slug; null for records on none. */
  readonly route: string | null | undefined;
  /** Any of the values, by field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

interface RecordOrder {
  readonly field: string;
  readonly isDescending: boolean;
}

function matchesWord(store: RecordStore, word: string): SQL | undefined {
  if (store.hasWord) return store.hasWord(word);
  if (store.searchedText) return contains(store.searchedText, word);
  const texts = store.searched.map((field) => {
    const column = columnOf(store, field);
    return isList(column) ? sql`array_to_string(${column}, ' ')` : column;
  });
  return or(...[...texts, ...(store.name ? [store.name] : [])].map((text) => contains(text, word)));
}

function hasNothing(store: RecordStore, field: string): SQL {
  const unknown = store.unknown?.[field];
  if (unknown) return unknown;
  const column = columnOf(store, field);
  return isList(column) ? sql`cardinality(${column}) = 0` : sql`${column} IS NULL`;
}

function hasAny(store: RecordStore, field: string, values: readonly string[]): SQL {
  const column = columnOf(store, field);
  if (isList(column))
    return sql`${column} && ARRAY[${sql.join(
      [...values].map((one) => sql`${one}`),
      sql`, `,
    )}]::text[]`;
  return inArray(sql`${column}::text`, [...values]);
}

function condition(store: RecordStore, { q, published, missing, route, values }: RecordFilter): SQL | undefined {
  return and(
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => matchesWord(store, word)),
    published === undefined ? undefined : sql`${columnOf(store, "published")} = ${published}`,
    ...missing.map((field) => hasNothing(store, field)),
    route === null ? store.offRoutes : route === undefined ? undefined : store.onRoute?.(route),
    ...Object.entries(values).map(([field, any]) => hasAny(store, field, any)),
  );
}

/** Unknown values are last in either direction; ties by uuid. */
function order(store: RecordStore, { field, isDescending }: RecordOrder): SQL[] {
  const column = columnOf(store, field);
  const isText = column.getSQLType() === "text";
  const value = isText ? sortable(column) : sql`${column}`;
  const direction = isDescending ? desc(value) : asc(value);
  const last = column.notNull ? [] : [sql`${column} IS NULL`];
  return [...last, direction, asc(keyColumn(store))];
}

/** One page of the records that match a filter, each with all column fields. */
export async function listRecords(
  db: Queryable,
  store: RecordStore,
  filter: RecordFilter,
  { sort, page, perPage }: { readonly sort: RecordOrder; readonly page: number; readonly perPage: number },
): Promise<{ readonly records: Fields[]; readonly total: number }> {
  const where = condition(store, filter);
  const records = await db.drizzle
    .select()
    .from(store.table)
    .where(where)
    .orderBy(...order(store, sort))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { records: await withParts(db, store, records), total: await db.drizzle.$count(store.table, where) };
}

/** Adds the parts of records in other tables, and the ids of numbered ones as text. */
export async function withParts(
  db: Queryable,
  { parts, isNumbered }: RecordStore,
  rows: readonly Fields[],
): Promise<Fields[]> {
  const records = isNumbered ? rows.map((row) => ({ ...row, uuid: String(row["id"]) })) : [...rows];
  if (!parts || records.length === 0) return records;
  const read = await parts.read(
    db,
    records.map((record: Fields) => String(record["uuid"])),
  );
  return records.map((record: Fields) => ({ ...record, ...read.get(String(record["uuid"])) }));
}
