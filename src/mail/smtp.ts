import { createTransport } from "nodemailer";
import type { MailTransport } from "./mail.ts";

/** How long a server may take for any step, in milliseconds. */
const patienceMs = 20_000;

/**
 * Sends through an SMTP server.
 *
 * @param url such as `smtps://user:password@mail.example.org`
 * @param from who mails come from, such as `Vieira <post@example.org>`
 * @param requireTLS whether a server of `smtp:` that does not encrypt the connection gets no mail
 */
export function smtpTransport(url: string, from: string, requireTLS: boolean): MailTransport {
  const server = createTransport(
    { url, requireTLS, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    { from },
  );
  return {
    send: async ({ to, subject, text, html }) => {
      await server.sendMail({ to, subject, text, html });
    },
  };
}
