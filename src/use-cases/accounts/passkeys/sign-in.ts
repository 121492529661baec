import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { PasskeySignIn } from "#contract/accounts/passkeys.ts";
import { findPasskey, usePasskey } from "#database/queries/accounts/passkeys.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { beginPasskeyAttempt } from "../attempts.ts";
import { beginSession, type BegunSession, type Client } from "../sessions/sessions.ts";
import { newChallenge, type PasskeyDevice, relyingParty, takeChallenge } from "./challenge.ts";
import { challengeIn, verifyAuthentication } from "./webauthn.ts";

/**
 * Options for a browser to request any passkey of this site. Stores nothing.
 *
 * @throws UseCaseError `passkeys_off`
 */
export async function beginPasskeySignIn(context: UseCaseContext, { host, holder }: PasskeyDevice) {
  const { id: rpID } = relyingParty(context, host);
  const challenge = newChallenge(context, "sign-in", holder);
  return generateAuthenticationOptions({ rpID, challenge, userVerification: "required", timeout: 300_000 });
}

/** The account of a passkey; no code is required, as a passkey already combines possession and knowledge. */
async function ownerOf(
  context: UseCaseContext,
  request: PasskeySignIn,
  { host, holder }: PasskeyDevice,
): Promise<UserRecord> {
  const party = relyingParty(context, host);
  const { id, response } = request.credential;
  const challenge = await challengeIn(response.clientDataJSON);
  await takeChallenge(context, "sign-in", holder, challenge);
  const stored = await findPasskey(context.database, id);
  if (stored === null) throw notValid("credential", "passkey_unknown");
  const { passkey, user } = stored;
  if (Buffer.from(response.userHandle, "base64url").toString() !== user.uuid)
    throw notValid("credential", "passkey_refused");
  const { newCounter, credentialBackedUp } = await verifyAuthentication(party, challenge, request, passkey);
  if (user.bannedAt !== null) throw notValid("credential", "account_banned");
  const use = { counter: newCounter, backedUp: credentialBackedUp, now: context.now() };
  if (await usePasskey(context.database, passkey.uuid, use)) return user;
  logSecurity(context, "passkey-copied", { subject: user.uuid });
  throw notValid("credential", "passkey_copied");
}

const errorOf = (refusal: unknown): FieldErrorCode | undefined =>
  refusal instanceof UseCaseError ? refusal.errors["credential"]?.[0] : undefined;

/**
 * Signs a person in by a passkey, which counts as two factors; the client's previous session ends.
 *
 * @throws UseCaseError under `credential`; `too-many-requests` after as many failures as are allowed for passwords
 */
export async function signInByPasskey(
  context: UseCaseContext,
  request: PasskeySignIn,
  client: Client,
  device: PasskeyDevice,
): Promise<BegunSession> {
  const attempt = await beginPasskeyAttempt(context, client.address).catch((refusal: unknown) => {
    logSecurity(context, "too-many-requests", { reason: "passkey" });
    throw refusal;
  });
  const user = await ownerOf(context, request, device).catch((refusal: unknown) => {
    const reason = errorOf(refusal);
    if (reason !== undefined) logSecurity(context, "sign-in-failed", { reason });
    throw refusal;
  });
  await attempt.wasRight();
  const session = await beginSession(context, user, client, request.remember ?? false, { byPasskey: true });
  logSecurity(context, "sign-in", { actor: user.uuid, reason: "passkey" });
  return session;
}
