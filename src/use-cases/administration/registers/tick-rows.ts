import type { RegisterTicks } from "#contract/administration/registers.ts";
import { tickRows } from "#database/queries/administration/registers/rows.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { lockedImport } from "./present-import.ts";

/**
 * Ticks rows, or unticks them: those that are named, or all that a filter shows.
 *
 * @returns how many rows fit
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
