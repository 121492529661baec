import { createHash, randomBytes } from "node:crypto";

/** A secret that cannot be guessed, 256 bits in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: SHA-256 suffices, as secrets are random and long. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
