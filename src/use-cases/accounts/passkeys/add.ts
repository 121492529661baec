import { generateRegistrationOptions } from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import type { NewPasskey, Passkey, PersonProof } from "#contract/accounts/passkeys.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { countPasskeys, insertPasskey, listPasskeys } from "#database/queries/accounts/passkeys.ts";
import { markSessionByPasskey } from "#database/queries/accounts/sessions.ts";
import { lockUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireSession } from "../../actor.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "#use-cases/security/rate-limits.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { verifyPerson } from "../verify-person.ts";
import { accountAddresses, queueAccountMail } from "../queue-account-mail.ts";
import { newChallenge, type PasskeyDevice, relyingParty, takeChallenge } from "./challenge.ts";
import { presentPasskey, refuseWithoutPasskey } from "./own-passkeys.ts";
import { algorithms, challengeIn, verifyRegistration } from "./webauthn.ts";

const maxPasskeys = 20;
const additions: AttemptLimit = { name: "passkey-addition", maxAttempts: 30, windowMs: 15 * 60_000 };

/**
 * Options for a browser to create a passkey, after the person has proved their identity. Nothing is stored until the
 * browser responds.
 * @throws UseCaseError under the invalid field; `by-token`
 */
export async function beginPasskey(context: UseCaseContext, proof: PersonProof, { host, holder }: PasskeyDevice) {
  requireSession(context);
  const { id: rpID } = relyingParty(context, host);
  await refuseWithoutPasskey(context);
  const user = await verifyPerson(context, proof);
  const passkeys = await listPasskeys(context.database, user.uuid);
  if (passkeys.length >= maxPasskeys) throw notValid("currentPassword", "too_many_passkeys");
  return generateRegistrationOptions({
    rpName: "Vieira",
    rpID,
    userID: new TextEncoder().encode(user.uuid),
    userName: user.email,
    userDisplayName: user.name,
    challenge: newChallenge(context, "registration", holder),
    timeout: 300_000,
    attestationType: "none",
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
}

/**
 * Stores a passkey created with the options of `beginPasskey` and notifies its owner by mail. This session then counts
 * as opened by it.
 *
 * @throws UseCaseError under `credential`; `by-token`
 */
export async function addPasskey(
  context: UseCaseContext,
  request: NewPasskey,
  device: PasskeyDevice,
): Promise<Passkey> {
  const { uuid, sessionUuid } = requireSession(context);
  const party = relyingParty(context, device.host);
  await countAttempt(context, additions, attemptKey(additions, uuid));
  const challenge = await challengeIn(request.credential.response.clientDataJSON);
  await takeChallenge(context, "registration", device.holder, challenge);
  const registration = await verifyRegistration(party, challenge, request);
  const now = context.now();
  const added = await inTransaction(context.database, async (tx) => {
    const user = await lockUser(tx, uuid);
    if (user === null) throw new UseCaseError("unauthenticated");
    if ((await countPasskeys(tx, uuid)) >= maxPasskeys) throw notValid("credential", "too_many_passkeys");
    const inserted = await insertPasskey(tx, {
      userUuid: uuid,
      credentialId: registration.credential.id,
      publicKey: isoBase64URL.fromBuffer(registration.credential.publicKey),
      counter: registration.credential.counter,
      transports: request.credential.response.transports ?? [],
      backupEligible: registration.credentialDeviceType === "multiDevice",
      backedUp: registration.credentialBackedUp,
      name: request.name,
      createdAt: now,
    });
    if (inserted === null) throw notValid("credential", "passkey_known");
    if (sessionUuid !== null) await markSessionByPasskey(tx, sessionUuid);
    await insertAuditEntry(tx, { at: now, by: uuid, resource: "user", resourceUuid: uuid, action: "passkey-added" });
    const link = accountAddresses(context, user.locale).secondFactor();
    await queueAccountMail(context, tx, user, "passkeyAdded", { link });
    return inserted;
  });
  context.jobs.notify();
  logSecurity(context, "passkey-added");
  return presentPasskey(added);
}
