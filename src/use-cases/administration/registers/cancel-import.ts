import type { RegisterImport } from "#contract/administration/registers.ts";
import { changeImport, forgetFile, forgetRows } from "#database/queries/administration/registers/imports.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { lockedImport, presentedImport } from "./present-import.ts";

/**
 * Calls a file off before it is applied, also while it is compared; what was read of it is forgotten.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for what has been applied
 */
export async function cancelImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  requireEditor(context);
  await inTransaction(context.database, async (tx) => {
    await lockedImport(tx, uuid, "mapping", "waiting", "comparing", "ready", "failed");
    await forgetFile(tx, uuid);
    await forgetRows(tx, uuid);
    await changeImport(tx, uuid, { state: "cancelled", leasedUntil: null });
  });
  return presentedImport(context.database, uuid);
}
