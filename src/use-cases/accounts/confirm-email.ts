import { useAccountLink, withdrawAccountLinks } from "#database/queries/account-links.ts";
import { insertAuditEntry } from "#database/queries/audit-log.ts";
import { findUser, updateUser } from "#database/queries/users.ts";
import { sqlState } from "#database/sql-state.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../refusal.ts";
import { hashSecret } from "./secrets.ts";

/**
 * Follows the link of a mail: confirms the address of an account, or changes
 * the account to the address the link was sent to. Whoever holds the link may
 * do so, signed in or not.
 *
 * @throws Refusal when the link has been used, is too old, or the address has an account by now
 */
export async function confirmEmail(context: UseCaseContext, secret: string): Promise<void> {
  const hash = hashSecret(secret);
  const now = context.now();
  await inTransaction(context.database, async (tx) => {
    const link =
      (await useAccountLink(tx, "confirm_email", hash, now)) ?? (await useAccountLink(tx, "change_email", hash, now));
    const user = link?.userUuid == null ? null : await findUser(tx, link.userUuid);
    if (link === null || user === null || link.email === null) throw notValid("token", "link_not_usable");
    if (link.purpose === "confirm_email" && link.email !== user.email) throw notValid("token", "link_not_usable");
    await updateUser(tx, user.uuid, { email: link.email, emailConfirmedAt: now }, now);
    if (link.purpose === "confirm_email") return;
    await withdrawAccountLinks(tx, user.uuid, "confirm_email", now);
    await withdrawAccountLinks(tx, user.uuid, "reset_password", now);
    await insertAuditEntry(tx, {
      at: now,
      by: user.uuid,
      resource: "user",
      resourceUuid: user.uuid,
      action: "update",
      before: { email: user.email },
      after: { email: link.email },
    });
  }).catch((error: unknown) => {
    if (sqlState(error) === "23505") throw notValid("token", "email_taken");
    throw error;
  });
}
