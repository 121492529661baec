import type { PasswordChange } from "#contract/accounts/account.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { withdrawAccountLinks } from "#database/queries/accounts/account-links.ts";
import { deleteApiTokensOf } from "#database/queries/accounts/api-tokens.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deleteSessionsOf } from "#database/queries/accounts/sessions.ts";
import { updateUser, type UserChange } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "../../use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { confirmPassword } from "../verify-person.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";
import { type BegunSession, renewSession } from "../sessions/sessions.ts";

/** Sets a new password and ends all sessions and tokens opened before. @param keepSession the session to keep */
export async function replacePassword(
  tx: Queryable,
  {
    userUuid,
    passwordHash,
    keepSession,
    now,
    change = {},
  }: {
    readonly userUuid: string;
    readonly passwordHash: string;
    readonly keepSession?: string | undefined;
    readonly now: Date;
    /** Other changes to save together with it. */
    readonly change?: UserChange;
  },
): Promise<void> {
  const updated = await updateUser(tx, userUuid, { ...change, passwordHash }, now);
  if (updated === null) throw new UseCaseError("unauthenticated");
  await deleteSessionsOf(tx, userUuid, keepSession);
  await deleteApiTokensOf(tx, userUuid);
  await withdrawAccountLinks(tx, userUuid, ["reset_password", "change_email"], now);
  await insertAuditEntry(tx, {
    at: now,
    by: userUuid,
    resource: "user",
    resourceUuid: userUuid,
    action: "change-password",
  });
}

/**
 * Changes the password; this session continues with a new secret, all other sessions and all tokens end.
 *
 * @returns the session data for the client to store
 * @throws UseCaseError under the invalid field; `by-token`
 */
export async function changePassword(context: UseCaseContext, request: PasswordChange): Promise<BegunSession | null> {
  const member = requireSession(context);
  await confirmPassword(context, request.currentPassword, "currentPassword");
  refuseCommonPassword(request.password, [member.name, member.email]);
  const passwordHash = await hashPassword(request.password);
  const keepSession = member.sessionUuid ?? undefined;
  const session = await inTransaction(context.database, async (tx) => {
    await replacePassword(tx, { userUuid: member.uuid, passwordHash, keepSession, now: context.now() });
    return renewSession(context, tx, member);
  });
  logSecurity(context, "password-changed");
  return session;
}
