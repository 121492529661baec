import type { Queryable } from "#database/connect.ts";
import { countAccountLinks } from "#database/queries/accounts/account-links.ts";
import {
  takePasswordResetRequest,
  type PasswordResetRequestRecord,
} from "#database/queries/accounts/password-reset-requests.ts";
import { findUserByEmail } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../context.ts";
import { accountAddresses } from "./account-addresses.ts";
import { makeLink } from "./links.ts";
import { queueAccountMail } from "./queue-account-mail.ts";

/** Nobody's mailbox is filled by others: so many mails an hour, the rest is dropped in silence. */
const maxMails = 5;
const withinMs = 3_600_000;

/** Puts the mails for all noted wishes into the outbox. @returns how many wishes there were */
export async function sendPasswordResets(context: UseCaseContext): Promise<number> {
  for (let handled = 0; ; handled += 1) {
    const request = await inTransaction(context.database, async (tx) => {
      const taken = await takePasswordResetRequest(tx);
      if (taken) await answer(context, tx, taken);
      return taken;
    });
    if (request === null) {
      if (handled > 0) context.jobs.ring();
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
  const secret = await makeLink(tx, "reset_password", { userUuid: user.uuid, email: user.email }, now);
  const link = accountAddresses(context, request.locale).resetPassword(secret);
  await queueAccountMail(context, tx, user, "resetPassword", { link }, { locale: request.locale });
}
