import { findUser, type UserRecord } from "#database/queries/accounts/users.ts";
import { requireSession } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security-log.ts";
import { beginPasswordAttempt } from "./attempts.ts";
import { isRightPassword } from "./passwords.ts";

/**
 * Confirms that it is the person who asks, by the password of the account.
 *
 * @param password undefined where none was sent
 * @param field in which the request has the password
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
