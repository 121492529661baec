import { pathPrefix, type Language } from "#domain/text/language.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import { findInOutbox, type OutboxRecord } from "#database/queries/emails/outbox.ts";
import type { AccountSettings, UseCaseContext } from "#use-cases/context.ts";
import type { EmailRecord } from "#database/queries/emails/emails.ts";
import { findUser } from "#database/queries/accounts/users.ts";
import type { Mail } from "#mail/mail.ts";

/** Bytes of the uuid, and of the signature after it. */
const half = 16;

function signatureOf(secret: string, uuid: Buffer): Buffer {
  return createHmac("sha256", secret).update("unsubscribe ").update(uuid).digest().subarray(0, half);
}

/**
 * Proof that a letter was received: its uuid with a signature of 128 bits, 43 characters of base64url. It is not stored
 * and does not expire: even an old letter must allow unsubscribing.
 */
function tokenOf({ secret }: AccountSettings, emailUuid: string): string {
  const uuid = Buffer.from(emailUuid.replaceAll("-", ""), "hex");
  return Buffer.concat([uuid, signatureOf(secret, uuid)]).toString("base64url");
}

/** The page to unsubscribe from letters. @param emailUuid null for a preview */
export function unsubscribePage(settings: AccountSettings, locale: Language, emailUuid: string | null): string {
  const prefix = pathPrefix(locale);
  return `${settings.origin}${prefix}/unsubscribe/${emailUuid === null ? "…" : tokenOf(settings, emailUuid)}`;
}

/** The one-click address for mail programs. @see RFC 8058 */
function oneClickAddress(settings: AccountSettings, emailUuid: string): string {
  return `${settings.origin}/api/owner-links/${tokenOf(settings, emailUuid)}/unsubscribe`;
}

/** The letter that contained a link, or null for a link never sent, or if the letter no longer exists. */
export async function letterOfLink(
  { database, settings }: UseCaseContext,
  token: string,
): Promise<OutboxRecord | null> {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * half) return null;
  const uuid = bytes.subarray(0, half);
  if (!timingSafeEqual(bytes.subarray(half), signatureOf(settings.secret, uuid))) return null;
  return findInOutbox(database, uuid.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"));
}

/** A mail of the outbox with its headers. Letters to houses can be replied to, and have one-click unsubscription. */
export async function addressed({ database, settings }: UseCaseContext, mail: EmailRecord): Promise<Mail> {
  const { uuid, to, subject, text, html, accommodationUuid, sentBy } = mail;
  const bare = { to, subject, text, html, messageId: `<${uuid}@${new URL(settings.origin).hostname}>` };
  if (accommodationUuid === null) return bare;
  const writer = settings.replyTo === undefined && sentBy !== null ? await findUser(database, sentBy) : null;
  const replyTo = settings.replyTo ?? writer?.email;
  return { ...bare, ...(replyTo !== undefined && { replyTo }), unsubscribe: oneClickAddress(settings, uuid) };
}
