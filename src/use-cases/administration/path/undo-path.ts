import { isUuid } from "#contract/http/uuid.ts";
import { findPathImport } from "#database/queries/administration/path-history.ts";
import { loadMainPath } from "#database/queries/administration/main-path.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { pathResource } from "./apply-path.ts";
import { revertPath } from "./revert-path.ts";

/**
 * Undoes an import of a path by its entry in the audit log.
 *
 * @throws UseCaseError for everybody but editors, `not-found` for what is no import of this route
 * @throws PathChanged when arcs have been changed since
 */
export async function undoPath(context: UseCaseContext, routeSlug: string, auditUuid: string): Promise<void> {
  const { uuid: by } = requireEditor(context);
  const path = await loadMainPath(context.database, routeSlug);
  if (!path || !isUuid(auditUuid)) throw new UseCaseError("not-found");
  await inTransaction(context.database, async (tx) => {
    const entry = await findPathImport(tx, pathResource, path.route.uuid, auditUuid);
    if (entry?.action !== "import") throw new UseCaseError("not-found");
    await revertPath(tx, entry, { by, now: context.now() });
  });
  context.content.contentChanged();
}
