import type { PasswordChange } from "#contract/account.ts";
import type { Queryable } from "#database/connect.ts";
import { withdrawAccountLinks } from "#database/queries/account-links.ts";
import { deleteApiTokensOf } from "#database/queries/api-tokens.ts";
import { insertAuditEntry } from "#database/queries/audit-log.ts";
import { deleteSessionsOf } from "#database/queries/sessions.ts";
import { findUser, updateUser, type UserChange } from "#database/queries/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, Refusal } from "../refusal.ts";
import { beginPasswordAttempt } from "./attempts.ts";
import { hashPassword, isRightPassword, refuseCommonPassword } from "./passwords.ts";

/**
 * Confirms that it is the person who asks, by the password of the account.
 *
 * @param field in which the request has the password
 * @throws Refusal `wrong_current_password` under that field
 */
export async function confirmPassword(
  context: UseCaseContext,
  password: string,
  field: string,
  address: string,
): Promise<void> {
  const member = requireMember(context);
  const attempt = await beginPasswordAttempt(context, address, member.email);
  const user = await findUser(context.database, member.uuid);
  if (!(await isRightPassword(user?.passwordHash ?? null, password))) throw notValid(field, "wrong_current_password");
  await attempt.wasRight();
}

/** Sets a new password and ends everything that an old one has opened. @param keepSession goes on */
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
    /** Whatever else changes with it. */
    readonly change?: UserChange;
  },
): Promise<void> {
  const updated = await updateUser(tx, userUuid, { ...change, passwordHash }, now);
  if (updated === null) throw new Refusal("unauthenticated");
  await deleteSessionsOf(tx, userUuid, keepSession);
  await deleteApiTokensOf(tx, userUuid);
  await withdrawAccountLinks(tx, userUuid, "reset_password", now);
  await withdrawAccountLinks(tx, userUuid, "change_email", now);
  await insertAuditEntry(tx, {
    at: now,
    by: userUuid,
    resource: "user",
    resourceUuid: userUuid,
    action: "change-password",
  });
}

/** Changes the password; this session goes on, all others and all tokens end. */
export async function changePassword(context: UseCaseContext, wish: PasswordChange, address: string): Promise<void> {
  const member = requireMember(context);
  await confirmPassword(context, wish.currentPassword, "currentPassword", address);
  refuseCommonPassword(wish.password, [member.name, member.email]);
  const passwordHash = await hashPassword(wish.password);
  const keepSession = member.sessionUuid ?? undefined;
  await inTransaction(context.database, (tx) =>
    replacePassword(tx, { userUuid: member.uuid, passwordHash, keepSession, now: context.now() }),
  );
}
