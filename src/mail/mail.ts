import type { SendMailOptions } from "nodemailer";

/** The MIME message of a mail, for any transport. @see RFC 8058 for one-click unsubscription */
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
  /** Message-ID of RFC 5322, in angle brackets: the same at every attempt, so that mailboxes recognise duplicates. */
  readonly messageId?: string;
  /** Address for replies, if not the sender. */
  readonly replyTo?: string;
  /** One-click address to unsubscribe, for POST requests. */
  readonly unsubscribe?: string;
}

/** The recipient's server has refused the address for good, such as with 550: further attempts would annoy it. */
export class RecipientRefusedError extends Error {
  override readonly name = "RecipientRefusedError";
}

/** A transport for mails, such as an SMTP server. */
export interface MailTransport {
  /**
   * Resolves once the next server has accepted the mail; rejects with an Error whose message may be shown to
   * administrators.
   * @throws RecipientRefusedError
   * @param signal aborts: nothing more is sent to the server
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
