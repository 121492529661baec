import type { SendMailOptions } from "nodemailer";

/** A mail as it is written by whichever way it is sent. @see RFC 8058 for leaving a list by one click */
export function messageOf({ to, subject, text, html, messageId, replyTo, unsubscribe }: Mail): SendMailOptions {
  return {
    to,
    subject,
    text,
    html,
    ...(messageId !== undefined && { messageId }),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && {
      list: { unsubscribe: { url: unsubscribe } },
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    }),
  };
}

/** A mail that is ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of RFC 5322, in angle brackets: the same at every attempt, so that mailboxes know a mail that comes twice. */
  readonly messageId?: string;
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string;
  /** An address that ends such mails when it is posted to. */
  readonly unsubscribe?: string;
}

/** A way to send mails, such as an SMTP server. */
export interface MailTransport {
  /**
   * Resolves once the next server has taken the mail; rejects with an Error whose message may be shown to administrators.
   *
   * @param signal calls it off: nothing more is said to the server
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
