import type { MailTransport } from "#mail/mail.ts";
import { smtpTransport } from "#mail/smtp.ts";
import { publicOrigin, type Environment } from "./environment.ts";
import { mustBeEncrypted } from "./environment-variables.ts";

/** How mails leave; `null` keeps them in the outbox. */
export function mailTransport(
  environment: Pick<Environment, "smtpUrl" | "mailFrom" | "appUrl" | "port" | "plainTextHosts">,
): MailTransport | null {
  const { smtpUrl, mailFrom, plainTextHosts } = environment;
  if (smtpUrl === undefined) return null;
  const { hostname } = new URL(publicOrigin(environment));
  const requireTLS = mustBeEncrypted(new URL(smtpUrl).hostname, plainTextHosts);
  return smtpTransport(smtpUrl, mailFrom ?? `Vieira <no-reply@${hostname}>`, requireTLS);
}
