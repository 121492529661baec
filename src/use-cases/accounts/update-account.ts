import type { UserIdentity, UserUpdate } from "#contract/accounts/account.ts";
import type { Queryable } from "#database/connect.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { lockUser, updateUser, type UserRecord } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { type Member, requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security-log.ts";
import { countConfirmationMail } from "./attempts.ts";
import { confirmPassword } from "./confirm-password.ts";
import { identityOf, memberOf, type Via } from "./member.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { type BegunSession, renewSession } from "./sessions.ts";

/** An account as it is after a change. */
export interface UpdatedAccount {
  readonly user: UserIdentity;
  /** What the client is to keep of its session, where that has got another secret. */
  readonly session: BegunSession | null;
}

/**
 * Changes what is given and leaves the rest. A new e-mail address needs the
 * password, and holds only once the link sent to it has been followed; the
 * address so far is told.
 *
 * @throws UseCaseError under the field that is wrong; `by-token` for an e-mail address
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
    context.jobs.ring();
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
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) return before;
  const now = context.now();
  const after = await updateUser(tx, before.uuid, Object.fromEntries(given), now);
  if (after === null) throw new UseCaseError("unauthenticated");
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
