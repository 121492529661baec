import type { RegisterImport, RegisterMapping, RegisterTicks } from "#contract/administration/registers.ts";
import { tickRows, countTicked } from "#database/queries/administration/registers/rows.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import {
  changeImport,
  deleteImportFile,
  deleteImportRows,
  saveMapping,
  deleteOldImports,
} from "#database/queries/administration/registers/imports.ts";
import { canBeMatched, headerKey } from "#domain/house-registers/register-columns.ts";
import { lockedImport, presentedImport } from "./present-import.ts";
import { previousState } from "./write-imports.ts";
import { refuseFuture } from "./create-import.ts";

/** How long files can be viewed. */
const retentionMs = 60 * 86_400_000;

/** Deletes old files of registers and their previews. Applied ones can still be undone. */
export async function sweepRegisterImports(context: UseCaseContext): Promise<void> {
  const before = new Date(context.now().getTime() - retentionMs);
  await inTransaction(context.database, (tx) => deleteOldImports(tx, before));
}

/**
 * Selects or deselects rows: the named ones, or all that match a filter.
 *
 * @returns the number of matching rows
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for a file that is not ready
 */
export async function tickRegisterRows(
  context: UseCaseContext,
  uuid: string,
  { ticked, lines, fields, kind, q }: RegisterTicks,
): Promise<number> {
  requireEditor(context);
  if (fields !== undefined && lines === undefined) throw notValid("fields", "register_lines");
  return inTransaction(context.database, async (tx) => {
    await lockedImport(tx, uuid, "ready");
    return tickRows(tx, uuid, { lines, kind, q }, ticked, fields);
  });
}

/**
 * Sets the meaning of a file's columns and its register. Stored for later files with the same header; the file is
 * queued for comparison.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid`
 */
export async function mapColumns(
  context: UseCaseContext,
  uuid: string,
  { columns, date, ...register }: RegisterMapping,
): Promise<RegisterImport> {
  requireEditor(context);
  const now = context.now();
  refuseFuture(date, now);
  await inTransaction(context.database, async (tx) => {
    const { header } = await lockedImport(tx, uuid, "mapping");
    const chosen = Object.values(columns);
    if (chosen.some((column) => column >= header.length) || !canBeMatched(columns)) {
      throw notValid("columns", "register_columns");
    }
    if (new Set(chosen).size < chosen.length) throw notValid("columns", "register_column_twice");
    await changeImport(tx, uuid, { ...register, columns, date, state: "waiting" });
    await saveMapping(tx, { ...register, columns, header: headerKey(header), updatedAt: now });
  });
  context.jobs.notify();
  return presentedImport(context.database, uuid);
}

const cancellable = ["mapping", "waiting", "comparing", "ready", "failed", "applying", "undoing"] as const;

/**
 * Cancels a file before it is applied, even during comparison; its data is deleted. One that is being applied or undone
 * returns to its previous state.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for an applied file
 */
export async function cancelImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  requireEditor(context);
  await inTransaction(context.database, async (tx) => {
    const { state } = await lockedImport(tx, uuid, ...cancellable);
    if (state === "applying" || state === "undoing") {
      await changeImport(tx, uuid, { state: previousState[state], leasedUntil: null });
      return;
    }
    await deleteImportFile(tx, uuid);
    await deleteImportRows(tx, uuid);
    await changeImport(tx, uuid, { state: "cancelled", leasedUntil: null });
  });
  return presentedImport(context.database, uuid);
}

/**
 * Applies the selected rows of a file in the background: changes are prepared in batches, and then written in one
 * transaction.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for a file that is not ready or has no
 * selected rows
 */
export async function applyImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  return request(context, uuid, "applying");
}

/**
 * Undoes an applied file, likewise in the background: facts still as imported are restored to their previous values,
 * and added houses deleted, unless they are in use by now. Later changes stay, and are counted.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for a file that is not applied
 */
export async function undoImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  return request(context, uuid, "undoing");
}

async function request(context: UseCaseContext, uuid: string, state: "applying" | "undoing"): Promise<RegisterImport> {
  const { uuid: requestedBy } = requireEditor(context);
  await inTransaction(context.database, async (tx) => {
    await lockedImport(tx, uuid, state === "applying" ? "ready" : "applied");
    const ticked = state === "applying" ? Object.keys(await countTicked(tx, uuid)).length : 1;
    if (ticked === 0) throw notValid("state", "register_none_ticked");
    await changeImport(tx, uuid, { state, askedBy: requestedBy, rowsDone: 0, leasedUntil: null });
  });
  context.jobs.notify();
  return presentedImport(context.database, uuid);
}
