import type { MailTransport } from "#mail/mail.ts";
import { smtpTransport } from "#mail/smtp.ts";
import { publicOrigin, type Environment } from "./environment.ts";

/** How mails leave; `null` keeps them in the outbox. */
export function mailTransport(
  environment: Pick<Environment, "smtpUrl" | "mailFrom" | "appUrl" | "port">,
): MailTransport | null {
  const { smtpUrl, mailFrom } = environment;
  if (smtpUrl === undefined) return null;
  const { hostname } = new URL(publicOrigin(environment));
  return smtpTransport(smtpUrl, mailFrom ?? `Vieira <no-reply@${hostname}>`);
}
