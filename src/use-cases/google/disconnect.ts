import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deleteConnection, findConnection } from "#database/queries/accounts/oauth2-connections.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireAdministrator } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { openToken, provider } from "./connection.ts";

/**
 * Gives the access back and forgets the account. When Google cannot be reached it is forgotten here all the same.
 *
 * @throws UseCaseError for everybody but administrators
 */
export async function disconnectGoogle(context: UseCaseContext): Promise<void> {
  const { uuid: by } = requireAdministrator(context);
  const record = await findConnection(context.database, provider);
  if (record === null) return;
  const token =
    openToken(context, "refresh", record.refreshTokenSealed) ?? openToken(context, "access", record.accessTokenSealed);
  if (token !== null && record.state === "connected") {
    await context.google?.revoke(token).catch((failure: unknown) => {
      context.log.warn({ err: failure }, "Google was not told that its access is given back");
    });
  }
  await inTransaction(context.database, async (tx) => {
    await deleteConnection(tx, provider);
    await insertAuditEntry(tx, {
      at: context.now(),
      by,
      resource: "oauth2-connection",
      resourceUuid: provider,
      action: "disconnect",
      before: { account: record.account },
    });
  });
}
