import type { EmailChange } from "#contract/accounts/account.ts";
import { findOpenAccountLink, withdrawAccountLinks } from "#database/queries/accounts/account-links.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireMember, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { logSecurity } from "../../security/security-log.ts";

/** The address that the account of the person changes to once the link sent there is followed. */
export async function showEmailChange(context: UseCaseContext): Promise<EmailChange> {
  const { uuid } = requireMember(context);
  const link = await findOpenAccountLink(context.database, uuid, "change_email", context.now());
  return { pending: link?.email == null ? null : { email: link.email, expiresAt: link.expiresAt.toISOString() } };
}

/**
 * Invalidates the link sent to the new address; does nothing if none is valid. The link in the warning to the old
 * address stays valid: its reader may not be who cancels here.
 *
 * @throws UseCaseError `by-token`
 */
export async function cancelEmailChange(context: UseCaseContext): Promise<void> {
  const { uuid } = requireSession(context);
  const at = context.now();
  const hasCancelled = await inTransaction(context.database, async (tx) => {
    const link = await findOpenAccountLink(tx, uuid, "change_email", at);
    if (link === null) return false;
    await withdrawAccountLinks(tx, uuid, ["change_email"], at);
    const entry = { at, by: uuid, resource: "user", resourceUuid: uuid, action: "cancel-email-change" } as const;
    await insertAuditEntry(tx, { ...entry, before: { email: link.email } });
    return true;
  });
  if (hasCancelled) logSecurity(context, "email-change-cancelled");
}
