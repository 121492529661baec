import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

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
