import type { AuditAction } from "#domain/accounts/audit-actions.ts";
import { isSameValue } from "#domain/same-value.ts";
import { sqlState } from "#database/connection/database-outage.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { UseCaseContext } from "../../context.ts";
import { fieldsOf } from "./present-record.ts";
import { refuseErrors } from "./read-fields.ts";
import type { Resource } from "./resource.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import type { WrittenFields } from "#contract/administration/record.ts";
import type { FactSource, FactSources } from "#database/schema/content/content-columns.ts";

/** The source of an editor's changes if none is given. */
const editorsSource = "vieira-editor";

function isUnknown(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * The sources of a record after some of its facts have changed: as given, else the editor on that day. Unknown facts
 * have no source.
 */
export function sourcesAfter(
  { definition }: Resource,
  before: Fields | null,
  changed: WrittenFields,
  submitted: FactSources | undefined,
  now: Date,
): FactSources {
  const sources: Record<string, FactSource> = { ...(before?.["sources"] as FactSources | undefined) };
  const editor: FactSource = { source: editorsSource, date: now.toISOString().slice(0, 10), certainty: "high" };
  for (const [field, value] of Object.entries(changed)) {
    if (!definition.fields[field]?.isFact) continue;
    if (isUnknown(value)) delete sources[field];
    else sources[field] = editor;
  }
  for (const [field, source] of Object.entries(submitted ?? {})) {
    const value = field in changed ? changed[field] : before?.[field];
    if (definition.fields[field]?.isFact && !isUnknown(value)) sources[field] = source;
  }
  return sources;
}

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
/** SQLSTATE classes of invalid values: `data exception` and `integrity constraint violation`. */
const constraintErrors = /^2[23]/;

/**
 * Runs a change of content in one transaction, and invalidates what is derived from content.
 *
 * @throws UseCaseError `not-valid` for values the database rejects
 */
export async function writeContent<Result>(
  context: UseCaseContext,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return refusing(async () => {
    const result = await inTransaction(context.database, work);
    context.content.contentChanged();
    return result;
  });
}

/** Translates errors of the database about values. @throws UseCaseError `not-valid` */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const state = sqlState(error) ?? "";
    if (state === uniqueViolation) throw notValid("slug", "slug_taken");
    if (state === foreignKeyViolation) throw notValid("uuid", "in_use");
    if (constraintErrors.test(state)) throw notValid("body", "not_storable");
    throw error;
  }
}

/** The fields of a created or deleted record for the audit log. */
export function auditedFields(resource: Resource, record: Fields): Fields {
  const { published, sources } = record;
  return { ...fieldsOf(resource, record), published, ...(sources !== undefined && { sources }) };
}

/** The fields that differ between two states of a record. */
export function auditedDifference(
  resource: Resource,
  before: Fields,
  after: Fields,
): { readonly before: Fields; readonly after: Fields } {
  const [was, is] = [auditedFields(resource, before), auditedFields(resource, after)];
  const changed = Object.keys(is).filter((field) => !isSameValue(was[field], is[field]));
  const only = (fields: Fields): Fields => Object.fromEntries(changed.map((field) => [field, fields[field]]));
  return { before: only(was), after: only(is) };
}

interface AuditedAction {
  readonly uuid: string;
  readonly action: AuditAction;
  readonly before?: Fields;
  readonly after?: Fields;
}

/** Logs a change of a record in the audit log. */
export async function auditRecord(
  tx: Queryable,
  { definition }: Resource,
  { by, now: at }: Change,
  { uuid: resourceUuid, ...audited }: AuditedAction,
): Promise<void> {
  await insertAuditEntry(tx, { at, by, resource: definition.singular, resourceUuid, ...audited });
}

/**
 * The current state of a record after writing.
 *
 * @param before null if it is new
 * @throws UseCaseError `not-valid` if it conflicts with others
 */
export async function writtenRecord(
  tx: Queryable,
  resource: Resource,
  uuid: string,
  fields: Fields,
  before: Fields | null,
): Promise<Fields> {
  const record = await lockRecord(tx, resource.store, uuid);
  if (record === null) throw new RangeError("a record that was written can be read");
  const [ofPlaces] = await resource.placeErrorsOf(tx, [{ record, given: fields }]);
  refuseErrors({ ...ofPlaces, ...(await resource.errorsAfter?.(tx, record, fields, before)) });
  return record;
}
