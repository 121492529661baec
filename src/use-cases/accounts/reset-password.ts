import type { PasswordReset } from "#contract/accounts/account.ts";
import { findAccountLink, useAccountLink } from "#database/queries/accounts/account-links.ts";
import { deletePasskeysOf } from "#database/queries/accounts/passkeys.ts";
import { findUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { logSecurity } from "../security-log.ts";
import { replacePassword } from "./change-password.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";
import { hashSecret } from "#use-cases/secrets.ts";
import { forgetGuesses } from "./slow-down.ts";

/**
 * Sets a new password by the link of a mail, which is then used up. All
 * sessions and tokens end. A password that is refused leaves the link usable.
 */
export async function resetPassword(context: UseCaseContext, { token, password }: PasswordReset): Promise<void> {
  const hash = hashSecret(token);
  const now = context.now();
  const link = await findAccountLink(context.database, "reset_password", hash, now);
  const user = link?.userUuid == null ? null : await findUser(context.database, link.userUuid);
  if (user === null) throw notValid("token", "link_not_usable");
  refuseCommonPassword(password, [user.name, user.email]);
  const passwordHash = await hashPassword(password);
  await inTransaction(context.database, async (tx) => {
    const used = await useAccountLink(tx, "reset_password", hash, now);
    if (used === null) throw notValid("token", "link_not_usable");
    // Whoever got the link reads the mails of the address it was sent to.
    const isProof = user.emailConfirmedAt === null && used.email === user.email;
    await replacePassword(tx, {
      userUuid: user.uuid,
      passwordHash,
      now,
      ...(isProof && { change: { emailConfirmedAt: now } }),
    });
    // Added by whoever had made the account with somebody else's address.
    if (isProof) await deletePasskeysOf(tx, user.uuid);
  });
  await forgetGuesses(context, user.email);
  logSecurity(context, "password-reset", { actor: user.uuid });
}

/** Whether the link of a mail still works; asking does not use it up. */
export async function isResetLinkUsable(context: UseCaseContext, token: string): Promise<boolean> {
  return (await findAccountLink(context.database, "reset_password", hashSecret(token), context.now())) !== null;
}
