import type { SignInRequest } from "#contract/accounts/account.ts";
import { findUserByEmail, type UserRecord } from "#database/queries/accounts/users.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security-log.ts";
import { beginPasswordAttempt } from "./attempts.ts";
import { isProofOf } from "./known-device.ts";
import { isRightPassword } from "./passwords.ts";
import { checkCode } from "./second-factor/check-code.ts";
import { beginSession, type BegunSession, type Client } from "./sessions.ts";

type Credentials = Pick<SignInRequest, "email" | "password" | "code">;

/**
 * The account that the credentials open.
 *
 * @throws UseCaseError with `wrong_credentials`, in the same words and after the same time whether or not there is such an
 * account; under `code` when the password is right and a code is missing or wrong
 */
export async function checkCredentials(
  context: UseCaseContext,
  { email, password, code }: Credentials,
  client: Pick<Client, "address" | "deviceProof">,
): Promise<UserRecord> {
  const user = await checkPassword(context, { email, password }, client);
  if (user.secondFactorAt !== null) await checkCode(context, user, code);
  return user;
}

/** The account that e-mail address and password open, where nothing else is asked for. @throws UseCaseError as `checkCredentials` */
export async function checkPassword(
  context: UseCaseContext,
  { email, password }: Pick<Credentials, "email" | "password">,
  { address, deviceProof }: Pick<Client, "address" | "deviceProof">,
): Promise<UserRecord> {
  const user = await findUserByEmail(context.database, email);
  const isKnown = user !== null && deviceProof !== null && isProofOf(context.settings.secret, user.uuid, deviceProof);
  const guesser = { address, email, device: isKnown ? deviceProof : null };
  const attempt = await beginPasswordAttempt(context, guesser).catch((refusal: unknown) => {
    if (refusal instanceof UseCaseError)
      logSecurity(context, "too-many-requests", { subject: user?.uuid, reason: "password" });
    throw refusal;
  });
  const isRight = await isRightPassword(user?.passwordHash ?? null, password);
  if (user === null || !isRight) {
    logSecurity(context, "sign-in-failed", { subject: user?.uuid, reason: "wrong_credentials" });
    throw notValid("email", "wrong_credentials");
  }
  await attempt.wasRight();
  if (user.bannedAt === null) return user;
  logSecurity(context, "sign-in-failed", { subject: user.uuid, reason: "account_banned" });
  throw notValid("email", "account_banned");
}

/** Signs a person in under a new session; the one the client had ends. */
export async function signIn(context: UseCaseContext, wish: SignInRequest, client: Client): Promise<BegunSession> {
  const user = await checkCredentials(context, wish, client);
  const session = await beginSession(context, user, client, wish.remember ?? false);
  logSecurity(context, "sign-in", { actor: user.uuid });
  return session;
}
