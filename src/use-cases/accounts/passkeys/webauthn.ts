import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { NewPasskey, PasskeySignIn } from "#contract/accounts/passkeys.ts";
import type { PasskeyRecord } from "#database/queries/accounts/passkeys.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import type { RelyingParty } from "./challenge.ts";

/** EdDSA, ES256 and RS256, by their numbers at COSE: what authenticators sign with. */
export const algorithms = [-8, -7, -257];

/** What the library throws is about what was sent; it touches neither database nor network. */
async function readable<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    throw notValid("credential", "passkey_refused");
  }
}

/** The challenge that an authenticator says it has signed. @throws UseCaseError `passkey_refused` */
export async function challengeIn(clientDataJSON: string): Promise<string> {
  const { challenge } = await readable(() => decodeClientDataJSON(clientDataJSON));
  if (typeof challenge !== "string") throw notValid("credential", "passkey_refused");
  return challenge;
}

/**
 * Statements on the make of an authenticator are not asked for; to follow one, certificates in it would be looked up at
 * addresses that it names.
 */
function hasNoCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}

type Registered = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

/** The new passkey in an answer whose challenge has been taken. @throws UseCaseError `passkey_refused` */
export async function verifyRegistration(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { credential }: NewPasskey,
): Promise<Registered> {
  const response = { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON;
  const { registrationInfo } = await readable(async () => {
    if (!hasNoCertificates(credential.response.attestationObject)) throw new Error("It names certificates.");
    return verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (registrationInfo === undefined) throw notValid("credential", "passkey_refused");
  return registrationInfo;
}

type Authenticated = VerifiedAuthenticationResponse["authenticationInfo"];

/** What a passkey has signed, where the challenge has been taken. Its counter is not looked at. @throws UseCaseError `passkey_refused` */
export async function verifyAuthentication(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { credential }: PasskeySignIn,
  { credentialId, publicKey }: PasskeyRecord,
): Promise<Authenticated> {
  const response: AuthenticationResponseJSON = { ...credential, clientExtensionResults: {} };
  const { verified, authenticationInfo } = await readable(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw notValid("credential", "passkey_refused");
  return authenticationInfo;
}
