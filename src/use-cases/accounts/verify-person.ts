import { findSessionStart } from "#database/queries/accounts/sessions.ts";
import { findUser, type UserRecord } from "#database/queries/accounts/users.ts";
import type { UseCaseContext } from "../context.ts";
import { checkCode } from "./second-factor/check-code.ts";
import { requireSession } from "../actor.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { beginPasswordAttempt } from "./attempts.ts";
import { isRightPassword } from "./passwords/passwords.ts";

interface SubmittedProof {
  readonly currentPassword?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Re-authenticates the person with everything the account requires: the password, and a code if an authenticator is set
 * up.
 *
 * @throws UseCaseError under `currentPassword` or `code`; `by-token`
 */
export async function verifyPerson(
  context: UseCaseContext,
  { currentPassword, code }: SubmittedProof,
): Promise<UserRecord> {
  const user = await confirmPassword(context, currentPassword, "currentPassword");
  if (user.secondFactorAt !== null) await checkCode(context, user, code);
  return user;
}

/** How long signing in proves who a person is, in milliseconds. */
const recentMs = 10 * 60_000;

/**
 * Re-authenticates the person, unless the session began within the last ten minutes and nothing was submitted.
 *
 * @throws as `verifyPerson`
 */
export async function verifyUnlessRecent(context: UseCaseContext, proof: SubmittedProof): Promise<void> {
  const { sessionUuid } = requireSession(context);
  const isSubmitted = proof.currentPassword !== undefined || proof.code !== undefined;
  const start = sessionUuid === null || isSubmitted ? null : await findSessionStart(context.database, sessionUuid);
  if (start === null || context.now().getTime() - start.getTime() > recentMs) await verifyPerson(context, proof);
}

/**
 * Re-authenticates the person with the password of the account.
 *
 * @param password undefined if none was sent
 * @param field of the request that contains the password
 * @returns the account
 * @throws UseCaseError `wrong_current_password` under that field; `by-token`
 */
export async function confirmPassword(
  context: UseCaseContext,
  password: string | undefined,
  field: string,
): Promise<UserRecord> {
  const { uuid, email, sessionUuid } = requireSession(context);
  if (password === undefined) throw notValid(field, "current_password_missing");
  const address = context.client?.address ?? "unknown";
  const attempt = await beginPasswordAttempt(context, { address, email, device: sessionUuid });
  const user = await findUser(context.database, uuid);
  const isRight = await isRightPassword(user?.passwordHash ?? null, password);
  if (user === null) throw new UseCaseError("unauthenticated");
  if (!isRight) {
    logSecurity(context, "password-check-failed");
    throw notValid(field, "wrong_current_password");
  }
  await attempt.wasRight();
  return user;
}
