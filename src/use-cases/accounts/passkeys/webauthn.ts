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

/** COSE identifiers of EdDSA, ES256 and RS256, the algorithms authenticators sign with. */
export const algorithms = [-8, -7, -257];

/** Errors of the library always concern the input; it uses neither database nor network. */
async function readable<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    throw notValid("credential", "passkey_refused");
  }
}

/** The challenge an authenticator claims to have signed. @throws UseCaseError `passkey_refused` */
export async function challengeIn(clientDataJSON: string): Promise<string> {
  const { challenge } = await readable(() => decodeClientDataJSON(clientDataJSON));
  if (typeof challenge !== "string") throw notValid("credential", "passkey_refused");
  return challenge;
}

/** Attestation is not requested; verifying one would look up certificates at addresses it names. */
function hasNoCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}

type Registered = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

/** Verifies a new passkey, after its challenge has been consumed. @throws UseCaseError `passkey_refused` */
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

/**
 * Verifies the signature of a passkey, after its challenge has been consumed. Ignores its counter.
 * @throws UseCaseError `passkey_refused`
 */
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
