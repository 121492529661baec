import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

/** A key of its own for sealing, derived from the program's secret. @see RFC 5869 */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "vieira sealed tokens", 32));
}

/**
 * Encrypts a text so that only this program can read it, and notices every change.
 *
 * @param purpose what it is for; it opens for no other
 */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** The text, or `null` when it was sealed with another secret, for another purpose, or was changed. */
export function unseal(secret: string, purpose: string, sealed: string): string | null {
  const [nonce, tag, text] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !text) return null;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

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
