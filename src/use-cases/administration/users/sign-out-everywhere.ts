import { isUuid } from "#contract/http/uuid.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { lockUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireAdministrator, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security-log.ts";
import { endAccess } from "./change-user.ts";

/** Ends every session and token of a person. @throws UseCaseError for everybody but administrators in person, `not-found` */
export async function signOutEverywhere(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireAdministrator(context);
  requireSession(context);
  await inTransaction(context.database, async (tx) => {
    if (!isUuid(uuid) || (await lockUser(tx, uuid)) === null) throw new UseCaseError("not-found");
    await endAccess(tx, uuid);
    await insertAuditEntry(tx, {
      at: context.now(),
      by,
      resource: "user",
      resourceUuid: uuid,
      action: "sign-out",
    });
  });
  logSecurity(context, "signed-out-everywhere", { subject: uuid });
}
