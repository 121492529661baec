import { queueEmail } from "#database/queries/emails.ts";
import { inTransaction } from "#database/transaction.ts";
import { accountMail } from "#mail/templates/account-mail.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { accountAddresses } from "./account-addresses.ts";
import { countConfirmationMail } from "./attempts.ts";
import { makeLink } from "./links.ts";

/** Sends another mail to confirm the address; nothing happens when it is confirmed already. */
export async function requestEmailConfirmation(context: UseCaseContext): Promise<void> {
  const { uuid, name, email, locale, emailConfirmed } = requireMember(context);
  if (emailConfirmed) return;
  await countConfirmationMail(context, uuid);
  const now = context.now();
  await inTransaction(context.database, async (tx) => {
    const secret = await makeLink(tx, "confirm_email", { userUuid: uuid, email }, now);
    const link = accountAddresses(context, locale).confirmEmail(secret);
    await queueEmail(tx, { ...accountMail("confirmEmail", locale, { name, link }), to: email, userUuid: uuid }, now);
  });
  context.jobs.ring();
}
