import type { MailTransport } from "#mail/mail.ts";
import type { UseCaseContext } from "../context.ts";
import { gmailTransport } from "../google/gmail-transport.ts";

/**
 * How mails leave now: by the connected account at Google, else by the mail server; `null` keeps them.
 *
 * @param server the configured mail server
 */
export async function mailOutlet(context: UseCaseContext, server: MailTransport | null): Promise<MailTransport | null> {
  return (await gmailTransport(context)) ?? server;
}

/** Whether there is a way to send mails; without one they are kept for people to look at. */
export async function doMailsLeave(context: UseCaseContext): Promise<boolean> {
  return context.settings.hasMailServer || (await gmailTransport(context)) !== null;
}
