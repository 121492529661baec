import type { RegisterImport } from "#contract/administration/registers.ts";
import { changeImport } from "#database/queries/administration/registers/imports.ts";
import { countTicked } from "#database/queries/administration/registers/rows.ts";
import { inTransaction } from "#database/transaction.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { lockedImport, presentedImport } from "./present-import.ts";

/**
 * Has the ticked rows of a file written, in the background: what becomes of each house is made ready in portions, and then all of it
 * is written in one transaction.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for a file that is not ready or where nothing is
 * ticked
 */
export async function applyImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  return ask(context, uuid, "applying");
}

/**
 * Has a file that was applied undone, likewise: facts that are still as it wrote them are as they were before, and houses that it
 * added go, unless somebody has come to use them. What has been changed since stays, and is counted.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for a file that is not applied
 */
export async function undoImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  return ask(context, uuid, "undoing");
}

async function ask(context: UseCaseContext, uuid: string, state: "applying" | "undoing"): Promise<RegisterImport> {
  const { uuid: askedBy } = requireEditor(context);
  await inTransaction(context.database, async (tx) => {
    await lockedImport(tx, uuid, state === "applying" ? "ready" : "applied");
    const ticked = state === "applying" ? Object.keys(await countTicked(tx, uuid)).length : 1;
    if (ticked === 0) throw notValid("state", "register_none_ticked");
    await changeImport(tx, uuid, { state, askedBy, rowsDone: 0, leasedUntil: null });
  });
  context.jobs.ring();
  return presentedImport(context.database, uuid);
}
