import type { UserIdentity, UserUpdate } from "#contract/accounts/account.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { findUserByEmail, lockUser, updateUser, type UserRecord } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { withdrawAccountLinks } from "#database/queries/accounts/account-links.ts";
import { type Member, requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { countConfirmationMail } from "./attempts.ts";
import { confirmPassword } from "./verify-person.ts";
import { identityOf, memberOf, type Via } from "./member.ts";
import { type BegunSession, renewSession } from "./sessions/sessions.ts";
import { accountAddresses, createLink, queueAccountMail } from "./queue-account-mail.ts";

/** An account after a change. */
interface UpdatedAccount {
  readonly user: UserIdentity;
  /** The session data for the client to store, if its secret has changed. */
  readonly session: BegunSession | null;
}

/**
 * Changes the given fields and leaves the rest. A new e-mail address needs the password, and takes effect only after
 * the link sent to it has been followed; the previous address is notified.
 *
 * @throws UseCaseError under the invalid field; `by-token` for an e-mail address
 */
export async function updateAccount(
  context: UseCaseContext,
  { email, currentPassword, ...change }: UserUpdate,
): Promise<UpdatedAccount> {
  const member = requireMember(context);
  const newEmail = email === member.email ? undefined : email;
  if (newEmail !== undefined) {
    await confirmPassword(context, currentPassword, "currentPassword");
    await countConfirmationMail(context, member.uuid);
  }
  const { user, session } = await inTransaction(context.database, async (tx) => {
    const before = await lockUser(tx, member.uuid);
    if (before === null) throw new UseCaseError("unauthenticated");
    const after = await writeChange(context, tx, before, change);
    if (newEmail === undefined) return { user: after, session: null };
    await requestEmailChange(context, tx, after, newEmail, member.sessionUuid);
    return { user: after, session: await renewSession(context, tx, member) };
  });
  if (newEmail !== undefined) {
    logSecurity(context, "email-change-requested");
    context.jobs.notify();
  }
  return { user: identityOf(memberOf(context, user, viaOf(member))), session };
}

function viaOf({ sessionUuid, byPasskey, tokenUuid, scopes }: Member): Via {
  return tokenUuid === null
    ? { sessionUuid: sessionUuid ?? "", byPasskey }
    : { token: { uuid: tokenUuid, scopes: [...(scopes ?? [])] } };
}

async function writeChange(
  context: UseCaseContext,
  tx: Queryable,
  before: UserRecord,
  change: Omit<UserUpdate, "email" | "currentPassword">,
): Promise<UserRecord> {
  const submitted = Object.entries(change).filter(([, value]) => value !== undefined);
  if (submitted.length === 0) return before;
  const now = context.now();
  const after = await updateUser(tx, before.uuid, Object.fromEntries(submitted), now);
  if (after === null) throw new UseCaseError("unauthenticated");
  const fields = (user: UserRecord) =>
    Object.fromEntries(Object.entries(user).filter(([field]) => field in Object.fromEntries(submitted)));
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

/**
 * Sends a confirmation link to the new address, and a link to stop the change to the previous one.
 *
 * @param sessionUuid that requested it and continues after the change
 * @throws UseCaseError for an address that has an account
 */
async function requestEmailChange(
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
  const proof = await createLink(tx, "change_email", { userUuid, email: newEmail, sessionUuid }, now);
  const proofFacts = { newEmail, link: addresses.confirmEmail(proof) };
  await queueAccountMail(context, tx, user, "changeEmail", proofFacts, { to: newEmail });
  // An unconfirmed address may belong to a stranger, who must not get the account.
  const stop =
    user.emailConfirmedAt === null ? null : await createLink(tx, "stop_email_change", { userUuid, email }, now);
  const link = stop === null ? addresses.forgottenPassword() : addresses.stopEmailChange(stop);
  await queueAccountMail(context, tx, user, "emailWillChange", { newEmail, link });
}
