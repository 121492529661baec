import type { UserIdentity, UserUpdate } from "#contract/account.ts";
import type { Queryable } from "#database/connect.ts";
import { withdrawAccountLinks } from "#database/queries/account-links.ts";
import { insertAuditEntry } from "#database/queries/audit-log.ts";
import { queueEmail } from "#database/queries/emails.ts";
import { findUserByEmail, lockUser, updateUser, type UserRecord } from "#database/queries/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { accountMail } from "#mail/templates/account-mail.ts";
import { type Member, requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, Refusal } from "../refusal.ts";
import { accountAddresses } from "./account-addresses.ts";
import { countConfirmationMail } from "./attempts.ts";
import { makeLink } from "./links.ts";
import { identityOf, memberOf } from "./member.ts";

/**
 * Changes what is given and leaves the rest. A new e-mail address holds only
 * once the link sent to it has been followed; the address so far is told.
 */
export async function updateAccount(context: UseCaseContext, update: UserUpdate): Promise<UserIdentity> {
  const member = requireMember(context);
  const { email, ...change } = update;
  const wantsEmail = email !== undefined && email !== member.email;
  if (wantsEmail) await countConfirmationMail(context, member.uuid);
  const user = await inTransaction(context.database, async (tx) => {
    const before = await lockUser(tx, member.uuid);
    if (before === null) throw new Refusal("unauthenticated");
    const after = await writeChange(context, tx, before, change);
    if (wantsEmail) await askNewAddress(context, tx, after, email);
    return after;
  });
  if (wantsEmail) context.jobs.ring();
  return identityOf(memberOf(user, viaOf(member)));
}

function viaOf({ sessionUuid, tokenUuid }: Member): Parameters<typeof memberOf>[1] {
  return sessionUuid === null ? { tokenUuid: tokenUuid ?? "" } : { sessionUuid };
}

async function writeChange(
  context: UseCaseContext,
  tx: Queryable,
  before: UserRecord,
  change: Omit<UserUpdate, "email">,
): Promise<UserRecord> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) return before;
  const now = context.now();
  const after = await updateUser(tx, before.uuid, Object.fromEntries(given), now);
  if (after === null) throw new Refusal("unauthenticated");
  const fields = (user: UserRecord) =>
    Object.fromEntries(Object.entries(user).filter(([field]) => field in Object.fromEntries(given)));
  await insertAuditEntry(tx, {
    at: now,
    by: before.uuid,
    resource: "user",
    resourceUuid: before.uuid,
    action: "update",
    before: fields(before),
    after: fields(after),
  });
  return after;
}

async function askNewAddress(
  context: UseCaseContext,
  tx: Queryable,
  user: UserRecord,
  newEmail: string,
): Promise<void> {
  const now = context.now();
  if (await findUserByEmail(tx, newEmail)) throw notValid("email", "email_taken");
  const { uuid, name, locale } = user;
  const addresses = accountAddresses(context, locale);
  await withdrawAccountLinks(tx, uuid, "change_email", now);
  const secret = await makeLink(tx, "change_email", { userUuid: uuid, email: newEmail }, now);
  const proof = accountMail("changeEmail", locale, { name, newEmail, link: addresses.confirmEmail(secret) });
  await queueEmail(tx, { ...proof, to: newEmail, userUuid: uuid }, now);
  const warning = accountMail("emailWillChange", locale, { name, newEmail, link: addresses.forgottenPassword() });
  await queueEmail(tx, { ...warning, to: user.email, userUuid: uuid }, now);
}
