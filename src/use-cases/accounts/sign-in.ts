import type { SignInRequest } from "#contract/account.ts";
import { findUserByEmail, type UserRecord } from "#database/queries/users.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../refusal.ts";
import { beginPasswordAttempt } from "./attempts.ts";
import { isRightPassword } from "./passwords.ts";
import { beginSession, type BegunSession, type Client } from "./sessions.ts";

/**
 * The account that the credentials open.
 *
 * @throws Refusal with `wrong_credentials`, in the same words and after the same time whether or not there is such an account
 */
export async function checkCredentials(
  context: UseCaseContext,
  { email, password }: Pick<SignInRequest, "email" | "password">,
  address: string,
): Promise<UserRecord> {
  const attempt = await beginPasswordAttempt(context, address, email);
  const user = await findUserByEmail(context.database, email);
  const isRight = await isRightPassword(user?.passwordHash ?? null, password);
  if (user === null || !isRight) throw notValid("email", "wrong_credentials");
  await attempt.wasRight();
  if (user.bannedAt !== null) throw notValid("email", "account_banned");
  return user;
}

/** Signs a person in under a new session; the one the client had ends. */
export async function signIn(context: UseCaseContext, wish: SignInRequest, client: Client): Promise<BegunSession> {
  const user = await checkCredentials(context, wish, client.address);
  return beginSession(context, user, client, wish.remember ?? false);
}
