import type { PasswordReset } from "#contract/accounts/account.ts";
import {
  countAccountLinks,
  findAccountLink,
  insertPasswordResetRequest,
  type PasswordResetRequestRecord,
  takePasswordResetRequest,
  useAccountLink,
} from "#database/queries/accounts/account-links.ts";
import { deletePasskeysOf } from "#database/queries/accounts/passkeys.ts";
import { findUser, findUserByEmail } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { replacePassword } from "./change-password.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";
import { hashSecret } from "../../security/secrets.ts";
import type { Language } from "#domain/text/language.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { clearFailedAttempts } from "./throttle-password-attempts.ts";
import { isResetTooOften } from "../attempts.ts";
import { accountAddresses, createLink, queueAccountMail } from "../queue-account-mail.ts";

/** Protects mailboxes from flooding: at most this many mails an hour, the rest are dropped silently. */
const maxMails = 5;
const withinMs = 3_600_000;

/** Queues the mails for all recorded requests. @returns the number of requests */
export async function sendPasswordResets(context: UseCaseContext): Promise<number> {
  for (let handled = 0; ; handled += 1) {
    const request = await inTransaction(context.database, async (tx) => {
      const taken = await takePasswordResetRequest(tx);
      if (taken) await answer(context, tx, taken);
      return taken;
    });
    if (request === null) {
      if (handled > 0) context.jobs.notify();
      return handled;
    }
  }
}

async function answer(context: UseCaseContext, tx: Queryable, request: PasswordResetRequestRecord): Promise<void> {
  const user = await findUserByEmail(tx, request.email);
  if (user === null || user.bannedAt !== null) return;
  const now = context.now();
  const sent = await countAccountLinks(tx, user.uuid, "reset_password", new Date(now.getTime() - withinMs));
  if (sent >= maxMails) return;
  const secret = await createLink(tx, "reset_password", { userUuid: user.uuid, email: user.email }, now);
  const link = accountAddresses(context, request.locale).resetPassword(secret);
  await queueAccountMail(context, tx, user, "resetPassword", { link }, { locale: request.locale });
}

/**
 * Sets a new password using the link of a mail, which is then consumed. All sessions and tokens end. A rejected
 * password leaves the link valid.
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
    // Having the link proves access to the mailbox it was sent to.
    const isProof = user.emailConfirmedAt === null && used.email === user.email;
    await replacePassword(tx, {
      userUuid: user.uuid,
      passwordHash,
      now,
      ...(isProof && { change: { emailConfirmedAt: now } }),
    });
    // May have been added by whoever created the account with somebody else's address.
    if (isProof) await deletePasskeysOf(tx, user.uuid);
  });
  await clearFailedAttempts(context, user.email);
  logSecurity(context, "password-reset", { actor: user.uuid });
}

/**
 * Records a request for a password reset. Does the same for every address and looks up no account, so that the response
 * reveals nothing; a job does the rest. Requests over a client's limit are dropped silently.
 */
export async function requestPasswordReset(context: UseCaseContext, email: string, locale: Language): Promise<void> {
  if (await isResetTooOften(context, context.client?.address ?? "unknown")) {
    logSecurity(context, "too-many-requests", { reason: "password_reset" });
    return;
  }
  logSecurity(context, "password-reset-requested");
  await insertPasswordResetRequest(context.database, { email, locale, requestedAt: context.now() });
  context.jobs.notify();
}
