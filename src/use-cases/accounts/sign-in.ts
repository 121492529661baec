import { createHash } from "node:crypto";
import { z } from "zod";
import type { SignInRequest } from "#contract/accounts/account.ts";
import { findUser, findUserByEmail, type UserRecord } from "#database/queries/accounts/users.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { beginPasswordAttempt } from "./attempts.ts";
import { isProofOf } from "./sessions/device.ts";
import { isRightPassword } from "./passwords/passwords.ts";
import { checkCode } from "./second-factor/check-code.ts";
import { beginSession, type BegunSession, type Client } from "./sessions/sessions.ts";
import { seal, unseal } from "../security/secrets.ts";

const purpose = "sign-in step";
const secondStepTimeoutMs = 10 * 60_000;
const contents = z.object({ uuid: z.string(), password: z.string(), remember: z.boolean(), until: z.number() });

/** Identifies the verified password; a password change invalidates the step. */
const fingerprint = (passwordHash: string): string => createHash("sha256").update(passwordHash).digest("base64url");

/**
 * Sent back with the code by the page: proves that the password was correct, so that it need not be typed
 * again. Encrypted; valid for ten minutes.
 */
export async function sealedStep(context: UseCaseContext, uuid: string, remember: boolean): Promise<string> {
  const user = await findUser(context.database, uuid);
  if (user === null) throw new UseCaseError("unauthenticated");
  const until = context.now().getTime() + secondStepTimeoutMs;
  const step = { uuid, password: fingerprint(user.passwordHash), remember, until };
  return seal(context.settings.secret, purpose, JSON.stringify(step));
}

/**
 * Signs in with a code, after the password has been verified.
 *
 * @throws UseCaseError under `email` if that was too long ago; under `code`
 */
export async function finishSignIn(
  context: UseCaseContext,
  { step, code }: { readonly step: string; readonly code?: string | undefined },
  client: Client,
): Promise<BegunSession> {
  const opened = unseal(context.settings.secret, purpose, step);
  const parsed = contents.safeParse(opened === null ? null : JSON.parse(opened));
  const isInTime = parsed.success && parsed.data.until > context.now().getTime();
  const user = isInTime ? await findUser(context.database, parsed.data.uuid) : null;
  const isSame = user !== null && parsed.data?.password === fingerprint(user.passwordHash) && user.bannedAt === null;
  if (!isSame) throw notValid("email", "sign_in_too_long");
  if (user.secondFactorAt !== null) await checkCode(context, user, code);
  const session = await beginSession(context, user, client, parsed.data?.remember ?? false);
  logSecurity(context, "sign-in", { actor: user.uuid });
  return session;
}

type Credentials = Pick<SignInRequest, "email" | "password" | "code">;

/**
 * The account of the credentials.
 *
 * @throws UseCaseError with `wrong_credentials`, in the same words and after the same time whether or not the account
 * exists; under `code` if the password is correct and a code is missing or wrong
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

/** The account of address and password, if nothing else is required. @throws UseCaseError as `checkCredentials` */
async function checkPassword(
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

/** Signs a person in with a new session; the client's previous session ends. */
export async function signIn(context: UseCaseContext, request: SignInRequest, client: Client): Promise<BegunSession> {
  const user = await checkCredentials(context, request, client);
  const session = await beginSession(context, user, client, request.remember ?? false);
  logSecurity(context, "sign-in", { actor: user.uuid });
  return session;
}
