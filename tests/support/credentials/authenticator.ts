import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows. @param secret in base32 */
export function totpCode(secret: string, ms: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
}
