import type { RegisterImport, RegisterMapping } from "#contract/administration/registers.ts";
import { changeImport, keepMapping } from "#database/queries/administration/registers/imports.ts";
import { inTransaction } from "#database/transaction.ts";
import { canBeMatched, headerKey } from "#domain/house-registers/register-columns.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { refuseFuture } from "./create-import.ts";
import { lockedImport, presentedImport } from "./present-import.ts";

/**
 * Says what the columns of a file are and whose register it is. It is kept for the next file of the same header, and this one
 * waits to be compared.
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
    await keepMapping(tx, { ...register, columns, header: headerKey(header), updatedAt: now });
  });
  context.jobs.ring();
  return presentedImport(context.database, uuid);
}
