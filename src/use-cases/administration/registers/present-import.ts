import type {
  RegisterImport,
  RegisterImportList,
  RegisterImportQuery,
  RegisterRowList,
  RegisterRowQuery,
} from "#contract/administration/registers.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import {
  findImport,
  type ImportRecord,
  listImports,
  lockImport,
  type NamedImport,
} from "#database/queries/administration/registers/imports.ts";
import { countTicked, listRows, type NamedRow } from "#database/queries/administration/registers/rows.ts";
import type { ImportState } from "#domain/house-registers/register-import.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** An import for display. */
function presentImport(record: NamedImport, ticked: RegisterImport["ticked"]): RegisterImport {
  const { createdBy: _, askedBy: _asked, leasedUntil: _lease, createdAt, appliedAt, ...others } = record;
  return {
    ...others,
    ticked,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  };
}

/** @throws UseCaseError `not-found` */
export async function presentedImport(db: Queryable, uuid: string): Promise<RegisterImport> {
  const row = isUuid(uuid) ? await findImport(db, uuid) : null;
  if (!row) throw new UseCaseError("not-found");
  return presentImport(row, await countTicked(db, uuid));
}

/**
 * Loads an import in one of the given states, locked for the transaction.
 *
 * @throws UseCaseError `not-found`, and `not-valid` if its state has changed
 */
export async function lockedImport(
  tx: Queryable,
  uuid: string,
  ...states: readonly ImportState[]
): Promise<ImportRecord> {
  const row = isUuid(uuid) ? await lockImport(tx, uuid) : null;
  if (!row) throw new UseCaseError("not-found");
  if (!states.includes(row.state)) throw notValid("state", "register_state");
  return row;
}

/** One page of imported registers, the newest first. @throws UseCaseError for everybody but editors */
export async function showImports(context: UseCaseContext, query: RegisterImportQuery): Promise<RegisterImportList> {
  requireEditor(context);
  const { imports, total } = await listImports(context.database, query);
  return { data: imports.map((one) => presentImport(one, {})), ...query, total };
}

/** An import with its progress. @throws UseCaseError for everybody but editors, and `not-found` */
export async function showImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  requireEditor(context);
  return presentedImport(context.database, uuid);
}

/** One page of an import's changes. @throws UseCaseError for everybody but editors, and `not-found` */
export async function showRows(
  context: UseCaseContext,
  uuid: string,
  { page, perPage, kind, ticked, q }: RegisterRowQuery,
): Promise<RegisterRowList> {
  requireEditor(context);
  if (!isUuid(uuid) || !(await findImport(context.database, uuid))) throw new UseCaseError("not-found");
  const filter = { kind, isTicked: ticked, q };
  const { rows, total } = await listRows(context.database, uuid, filter, { page, perPage });
  return { data: rows.map(presentRow), page, perPage, total };
}

function presentRow(row: NamedRow): RegisterRowList["data"][number] {
  const { line, kind, name, place, score, date, certainty, changes, isTicked, fields } = row;
  const house = row.house && row.houseUuid !== null ? { uuid: row.houseUuid, ...row.house } : null;
  return { line, kind, name, place, house, town: row.town, score, date, certainty, changes, isTicked, fields };
}
