import { sweepImports } from "#database/queries/administration/registers/imports.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../../context.ts";

/** Files can be looked at for so long. */
const keptMs = 60 * 86_400_000;

/** Forgets files of registers and what they would have done. What was applied can be undone all the same. */
export async function sweepRegisterImports(context: UseCaseContext): Promise<void> {
  const before = new Date(context.now().getTime() - keptMs);
  await inTransaction(context.database, (tx) => sweepImports(tx, before));
}
