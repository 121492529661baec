import type { Queryable } from "#database/connect.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import type { UseCaseContext } from "../context.ts";
import { accountAddresses } from "./account-addresses.ts";
import { makeLink } from "./links.ts";
import { queueAccountMail } from "./queue-account-mail.ts";

/** Queues the mail by which a person proves the address of the account, which nobody has done so far. */
export async function queueConfirmationMail(
  context: UseCaseContext,
  tx: Queryable,
  user: Pick<UserRecord, "uuid" | "name" | "email" | "locale">,
): Promise<void> {
  const { uuid, email, locale } = user;
  const secret = await makeLink(tx, "confirm_email", { userUuid: uuid, email }, context.now());
  const link = accountAddresses(context, locale).confirmEmail(secret);
  await queueAccountMail(context, tx, { ...user, emailConfirmedAt: null }, "confirmEmail", { link });
}
