import type { EmailChange } from "#contract/accounts/account.ts";
import { findOpenAccountLink, withdrawAccountLinks, useAccountLink } from "#database/queries/accounts/account-links.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { deletePasskeysOf } from "#database/queries/accounts/passkeys.ts";
import { findUser, findUserByEmail, type UserRecord } from "#database/queries/accounts/users.ts";
import { moveSuggester } from "#database/queries/places/correction-suggestions.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { requireMember, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { logSecurity } from "../../security/security-log.ts";
import { notValid } from "../../use-case-error.ts";
import { replacePassword } from "../passwords/change-password.ts";
import { createLink } from "../queue-account-mail.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { hashSecret, newSecret } from "../../security/secrets.ts";

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

/**
 * Follows the link of the warning sent to the previous address: cancels or reverts the change, signs everybody out, and
 * invalidates passkeys and the password, which somebody else must have known.
 *
 * @returns the secret of a link to choose a new password
 * @throws UseCaseError if the link has been used, or is older than three days
 */
export async function stopEmailChange(context: UseCaseContext, secret: string): Promise<string> {
  const now = context.now();
  const passwordHash = await hashPassword(newSecret());
  const { user, reset } = await inTransaction(context.database, async (tx) => {
    const link = await useAccountLink(tx, "stop_email_change", hashSecret(secret), now);
    const member = link?.userUuid == null ? null : await findUser(tx, link.userUuid);
    if (link?.email == null || member === null) throw notValid("token", "link_not_usable");
    const email = await emailBefore(tx, member, link.email);
    const change = email === member.email ? {} : { email, emailConfirmedAt: now };
    if (email !== member.email) await moveSuggester(tx, member.email, email);
    await replacePassword(tx, { userUuid: member.uuid, passwordHash, now, change });
    // May have been added by whoever had the password.
    await deletePasskeysOf(tx, member.uuid);
    await withdrawAccountLinks(tx, member.uuid, ["confirm_email", "stop_email_change"], now);
    await insertAuditEntry(tx, {
      at: now,
      by: member.uuid,
      resource: "user",
      resourceUuid: member.uuid,
      action: "stop-email-change",
      before: { email: member.email },
      after: { email },
    });
    return { user: member, reset: await createLink(tx, "reset_password", { userUuid: member.uuid, email }, now) };
  });
  logSecurity(context, "email-change-stopped", { actor: user.uuid });
  return reset;
}

/** The address to restore, unless it has another account by now. */
async function emailBefore(tx: Queryable, user: UserRecord, before: string): Promise<string> {
  if (before === user.email) return before;
  return (await findUserByEmail(tx, before)) === null ? before : user.email;
}
