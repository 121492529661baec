import { recordSchemas, type WrittenFields } from "#contract/administration/record.ts";
import { fieldErrors } from "#contract/http/field-errors.ts";
import { isSameValue } from "#domain/same-value.ts";
import type { Language } from "#domain/text/language.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { auditedFields } from "./write-record.ts";
import { loadReferences, loadRowRecords, type NameIndex } from "./known-records.ts";
import { findIdentical } from "./find-identical.ts";
import { listsOf, referencesOf } from "./present-record.ts";
import { isKey } from "./open-record.ts";
import type { RecordRow } from "./read-record-table.ts";
import type { Resource } from "./resource.ts";
import { yieldIfBusy } from "../../workers/yield-to-event-loop.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";

/** The effect of a table row on its record. */
export interface ComparedRow {
  readonly line: number;
  readonly action: "create" | "update" | "unchanged";
  readonly uuid: string | null;
  /** Of the record it was compared with. */
  readonly version: number | null;
  readonly title: string;
  readonly changes: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
  readonly errors: FieldErrors;
  /** The fields to write. */
  readonly values: WrittenFields;
}

interface Comparison {
  /** Subjects of earlier rows; those of these rows are added. */
  readonly seen: Set<string>;
  /** Slugs that earlier rows give their records; those of these rows are added. */
  readonly slugs: Set<string>;
  readonly language: Language;
}

/** Compares some rows of a table with the current records. */
export async function compareRows(
  db: Queryable,
  resource: Resource,
  rows: readonly RecordRow[],
  { seen, slugs, language }: Comparison,
): Promise<ComparedRow[]> {
  const records = await loadRowRecords(db, resource, rows);
  const names = await loadReferences(db, resource, rows);
  const named = rows.map((row) => ({
    row,
    given: row.fields,
    record: recordOf(row, records),
    values: withUuids(resource, row.fields, names),
  }));
  const unnamed = named.filter(({ row, record }) => record === null && row.uuid === null);
  const identical = await findIdentical(db, resource, unnamed, names);
  const resolved = named.map((one): ResolvedRow => {
    const found = identical.get(one) ?? null;
    return found === "several" ? { ...one, isUnclear: true } : { ...one, record: one.record ?? found };
  });
  const placeErrors = await resource.placeErrorsOf(
    db,
    resolved.map(({ row, record, values }) => ({ record: { ...record, ...values }, given: row.fields })),
  );
  const context = { records, names, schemas: recordSchemas(resource.definition), language };
  const compared: ComparedRow[] = [];
  for (const [at, one] of resolved.entries()) {
    await yieldIfBusy();
    const subject = subjectOf(resource, one);
    const isTwice = subject !== null && seen.has(subject);
    if (subject !== null) seen.add(subject);
    const slug = slugOf(resource, one);
    const isSlugGiven = !isTwice && slug !== null && slugs.has(slug);
    if (slug !== null) slugs.add(slug);
    compared.push(compareRow(resource, one, { ...context, placeErrors: placeErrors[at] ?? {}, isTwice, isSlugGiven }));
  }
  return compared;
}

/** The fields of a row with uuids in place of slugs; unknown names stay. */
function withUuids({ definition }: Resource, fields: WrittenFields, names: NameIndex): Record<string, unknown> {
  const references = referencesOf(definition).flatMap(([field, resourceName]) => {
    const name = fields[field];
    return typeof name === "string" ? [[field, names.get(resourceName)?.get(name) ?? name] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(references) };
}

interface ResolvedRow {
  readonly row: RecordRow;
  /** The current record; null for a new one. */
  readonly record: Fields | null;
  readonly values: WrittenFields;
  /** Whether several records match. */
  readonly isUnclear?: true;
}

interface RowContext {
  /** Existing records by uuid and slug. */
  readonly records: ReadonlyMap<string, Fields>;
  readonly names: NameIndex;
  readonly schemas: ReturnType<typeof recordSchemas>;
  readonly language: Language;
  readonly placeErrors: FieldErrorCodes;
  readonly isTwice: boolean;
  /** Whether an earlier row gives the slug of this one to another record. */
  readonly isSlugGiven: boolean;
}

function fieldOf({ fields }: RecordRow, field: string): string {
  const value = fields[field];
  return typeof value === "string" ? value : "";
}

/** Key of a row's record, equal for rows about the same record; null for a new record that nothing identifies. */
function subjectOf(resource: Resource, one: ResolvedRow): string | null {
  if (one.record) return String(one.record["uuid"]);
  const slug = slugOf(resource, one);
  // There may be two ways between two waypoints, but no two alike.
  return slug === null && resource.identity.length > 0 ? JSON.stringify(one.values) : slug;
}

/** The slug that a row gives its record, with what it is unique within; null if it gives none. */
function slugOf({ slugWithin }: Resource, { row, record, values }: ResolvedRow): string | null {
  const slug = fieldOf(row, "slug");
  if (slug === "") return null;
  const within = slugWithin === null ? "" : String(values[slugWithin] ?? record?.[slugWithin]);
  return `${within} ${slug}`;
}

/** By its uuid, else by its slug. */
function recordOf(row: RecordRow, records: ReadonlyMap<string, Fields>): Fields | null {
  if (row.uuid !== null) return records.get(row.uuid) ?? null;
  return records.get(fieldOf(row, "slug")) ?? null;
}

function compareRow(
  resource: Resource,
  { row, record, values, isUnclear }: ResolvedRow,
  context: RowContext,
): ComparedRow {
  const { definition } = resource;
  const { names, schemas, language } = context;
  const text = sentences[language].errors.field;
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, code: FieldErrorCode): void => {
    errors[field] = [...(errors[field] ?? []), text[code]];
  };
  const checked = (record ? schemas.change : schemas.creation).safeParse(row.fields);
  if (!checked.success) Object.assign(errors, fieldErrors(checked.error.issues, row.fields, language));
  for (const [field, resourceName] of referencesOf(definition)) {
    const name = row.fields[field];
    if (typeof name === "string" && !names.get(resourceName)?.has(name)) refuse(field, "unknown_record");
  }
  if (row.excessColumn !== null) refuse(row.excessColumn, "row_overfull");
  for (const column of row.unknownColumns) refuse(column, "unknown_column");
  if (row.uuid !== null && (record === null || !isKey(resource, row.uuid))) refuse("uuid", "unknown_record");
  if (record && row.version !== null && row.version !== record["version"]) refuse("version", "stale_row");
  if (context.isTwice) refuse("uuid", "row_twice");
  if (isUnclear) refuse("uuid", "row_unclear");
  const today = record ? auditedFields(resource, record) : {};
  for (const [field, resourceName] of listsOf(definition)) {
    const listed = values[field];
    if (!Array.isArray(listed)) continue;
    const existing = names.get(resourceName);
    if (listed.some((name) => !existing?.has(String(name)))) refuse(field, "unknown_record");
  }
  const slugOwner = context.records.get(fieldOf(row, "slug"));
  const isTaken = slugOwner !== undefined && slugOwner["uuid"] !== record?.["uuid"];
  if (isTaken || context.isSlugGiven) refuse("slug", "slug_taken");
  const changes = Object.entries(values).flatMap(([field, after]) => {
    const before = record ? today[field] : null;
    return isSameValue(before, after) ? [] : [[field, { before, after }] as const];
  });
  const isUnchanged = record !== null && changes.length === 0;
  const result = { ...record, ...values };
  // A record that stays as it is may have had a fault before.
  const ofFields = isUnchanged ? [] : [resource.errorsOf(result, record), context.placeErrors];
  for (const [field, codes] of ofFields.flatMap((codesOf) => Object.entries(codesOf))) {
    for (const code of codes) refuse(field, code);
  }
  const title = fieldOf(row, definition.title) || String(record?.[definition.title] ?? fieldOf(row, "slug"));
  return {
    line: row.line,
    action: record === null ? "create" : isUnchanged ? "unchanged" : "update",
    uuid: record ? String(record["uuid"]) : null,
    version: record ? Number(record["version"]) : null,
    title,
    changes: Object.fromEntries(changes),
    errors,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  };
}
