import type { Queryable } from "#database/connect.ts";
import { queueEmail } from "#database/queries/emails.ts";
import type { UserRecord } from "#database/queries/users.ts";
import { accountMail } from "#mail/templates/account-mail.ts";
import type { UseCaseContext } from "../context.ts";
import { accountAddresses } from "./account-addresses.ts";
import { makeLink } from "./links.ts";

/** Queues the mail by which a person proves the address of the account. */
export async function queueConfirmationMail(
  context: UseCaseContext,
  tx: Queryable,
  { uuid, name, email, locale }: Pick<UserRecord, "uuid" | "name" | "email" | "locale">,
): Promise<void> {
  const now = context.now();
  const secret = await makeLink(tx, "confirm_email", { userUuid: uuid, email }, now);
  const link = accountAddresses(context, locale).confirmEmail(secret);
  await queueEmail(tx, { ...accountMail("confirmEmail", locale, { name, link }), to: email, userUuid: uuid }, now);
}
