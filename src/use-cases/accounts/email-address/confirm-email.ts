import { useAccountLink, withdrawAccountLinks } from "#database/queries/accounts/account-links.ts";
import { deleteApiTokensOf } from "#database/queries/accounts/api-tokens.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deleteSessionsOf } from "#database/queries/accounts/sessions.ts";
import { findUser, updateUser, type UserRecord } from "#database/queries/accounts/users.ts";
import { moveSuggester } from "#database/queries/places/correction-suggestions.ts";
import { sqlState } from "#database/connection/database-outage.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { requireMember, requireSession } from "../../actor.ts";
import { countConfirmationMail } from "../attempts.ts";
import { accountAddresses, createLink, queueAccountMail } from "../queue-account-mail.ts";
import { hashSecret } from "../../security/secrets.ts";
import type { Queryable } from "#database/connection/connect.ts";

/**
 * Follows the link of a mail: confirms the address of an account, for which holding the link is enough, or changes the
 * account to the address the link was sent to, which also needs a session of the account. After a change only the
 * session that requested it continues; all others and all tokens end. Open suggestions of corrections get the new address,
 * unless nobody has confirmed the old one, which may be somebody else's.
 *
 * @throws UseCaseError if the link has been used or has expired, or the address has an account by now; for a change
 * `unauthenticated`, `by-token`, and in the session of another account
 */
export async function confirmEmail(context: UseCaseContext, secret: string): Promise<void> {
  const hash = hashSecret(secret);
  const now = context.now();
  const changed = await inTransaction(context.database, async (tx) => {
    const link =
      (await useAccountLink(tx, "confirm_email", hash, now)) ?? (await useAccountLink(tx, "change_email", hash, now));
    const user = link?.userUuid == null ? null : await findUser(tx, link.userUuid);
    if (link === null || user === null || link.email === null) throw notValid("token", "link_not_usable");
    if (link.purpose === "confirm_email" && link.email !== user.email) throw notValid("token", "link_not_usable");
    if (link.purpose === "change_email" && requireSession(context).uuid !== user.uuid)
      throw notValid("token", "link_of_other_account");
    await updateUser(tx, user.uuid, { email: link.email, emailConfirmedAt: now }, now);
    if (link.purpose === "confirm_email") return null;
    if (user.emailConfirmedAt !== null) await moveSuggester(tx, user.email, link.email);
    await withdrawAccountLinks(tx, user.uuid, ["confirm_email", "reset_password"], now);
    await deleteSessionsOf(tx, user.uuid, link.sessionUuid ?? undefined);
    await deleteApiTokensOf(tx, user.uuid);
    await insertAuditEntry(tx, {
      at: now,
      by: user.uuid,
      resource: "user",
      resourceUuid: user.uuid,
      action: "update",
      before: { email: user.email },
      after: { email: link.email },
    });
    return user.uuid;
  }).catch((error: unknown) => {
    if (sqlState(error) === "23505") throw notValid("token", "email_taken");
    throw error;
  });
  if (changed !== null) logSecurity(context, "email-changed", { actor: changed });
}

/** Sends another confirmation mail; does nothing if the address is already confirmed. */
export async function requestEmailConfirmation(context: UseCaseContext): Promise<void> {
  const member = requireMember(context);
  if (member.emailConfirmed) return;
  await countConfirmationMail(context, member.uuid);
  await inTransaction(context.database, (tx) => queueConfirmationMail(context, tx, member));
  context.jobs.notify();
}

/** Queues the confirmation mail for an address that is not confirmed yet. */
export async function queueConfirmationMail(
  context: UseCaseContext,
  tx: Queryable,
  user: Pick<UserRecord, "uuid" | "name" | "email" | "locale">,
): Promise<void> {
  const { uuid, email, locale } = user;
  const secret = await createLink(tx, "confirm_email", { userUuid: uuid, email }, context.now());
  const link = accountAddresses(context, locale).confirmEmail(secret);
  await queueAccountMail(context, tx, { ...user, emailConfirmedAt: null }, "confirmEmail", { link });
}
