import { createHmac, timingSafeEqual } from "node:crypto";
import { newSecret } from "#use-cases/secrets.ts";

function signature(secret: string, userUuid: string, nonce: string): string {
  return createHmac("sha256", secret).update(`known device ${userUuid} ${nonce}`).digest("base64url");
}

/**
 * What a browser keeps of having signed somebody in: it opens nothing, but the next sign-in from there does not wait for
 * what strangers elsewhere have tried. @see OWASP, "Slow Down Online Guessing Attacks with Device Cookies"
 */
export function newDeviceProof(secret: string, userUuid: string): string {
  const nonce = newSecret();
  return `${nonce}.${signature(secret, userUuid, nonce)}`;
}

/** Whether the person has signed in before where this proof comes from. */
export function isProofOf(secret: string, userUuid: string, proof: string): boolean {
  const [nonce = "", signed = ""] = proof.split(".");
  const expected = Buffer.from(signature(secret, userUuid, nonce));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
