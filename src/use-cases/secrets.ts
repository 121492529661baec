import { createHash, randomBytes } from "node:crypto";

/** A secret that cannot be guessed, 256 bits in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: SHA-256 suffices, as secrets are random and long. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** 43 letters of base64url with a capital among them, which slugs do not have. */
const written = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g;

/** A text without the secrets of links that stand in it. */
export function hideSecrets(text: string): string {
  return text.replaceAll(written, "…");
}
