import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

/** An encryption key derived from the application's secret. @see RFC 5869 */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "vieira sealed tokens", 32));
}

/**
 * Encrypts and authenticates a text, so that only this application can read it.
 *
 * @param purpose the text can be decrypted for the same purpose only
 */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** The text, or `null` if it was encrypted with another secret or for another purpose, or was tampered with. */
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

/** A random secret, 256 bits in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a secret: SHA-256 suffices, as secrets are random and long. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** 43 characters of base64url with at least one capital, which slugs do not have. */
const secretPattern = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g;

/** A text without the secrets of any links in it. */
export function hideSecrets(text: string): string {
  return text.replaceAll(secretPattern, "…");
}
