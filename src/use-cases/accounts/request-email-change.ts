import type { Queryable } from "#database/connect.ts";
import { withdrawAccountLinks } from "#database/queries/accounts/account-links.ts";
import { findUserByEmail, type UserRecord } from "#database/queries/accounts/users.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { accountAddresses } from "./account-addresses.ts";
import { makeLink } from "./links.ts";
import { queueAccountMail } from "./queue-account-mail.ts";

/**
 * Sends a link to the address that somebody wants to change to, and one that stops it to the address so far.
 *
 * @param sessionUuid where it was asked for, which goes on when the change holds
 * @throws UseCaseError for an address that has an account
 */
export async function requestEmailChange(
  context: UseCaseContext,
  tx: Queryable,
  user: UserRecord,
  newEmail: string,
  sessionUuid: string | null,
): Promise<void> {
  const now = context.now();
  if (await findUserByEmail(tx, newEmail)) throw notValid("email", "email_taken");
  const { uuid: userUuid, email } = user;
  const addresses = accountAddresses(context, user.locale);
  await withdrawAccountLinks(tx, userUuid, ["change_email"], now);
  const proof = await makeLink(tx, "change_email", { userUuid, email: newEmail, sessionUuid }, now);
  const proofFacts = { newEmail, link: addresses.confirmEmail(proof) };
  await queueAccountMail(context, tx, user, "changeEmail", proofFacts, { to: newEmail });
  // An address of which nobody has proved that it is theirs may be a stranger's, to whom the account must not be handed.
  const stop =
    user.emailConfirmedAt === null ? null : await makeLink(tx, "stop_email_change", { userUuid, email }, now);
  const link = stop === null ? addresses.forgottenPassword() : addresses.stopEmailChange(stop);
  await queueAccountMail(context, tx, user, "emailWillChange", { newEmail, link });
}
