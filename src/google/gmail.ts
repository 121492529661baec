import { createTransport } from "nodemailer";
import { type Mail, messageOf } from "#mail/mail.ts";
import { GoogleAccessEnded, googleTimeoutMs } from "./google-access.ts";

const defaultHost = "https://gmail.googleapis.com";
const sendPath = "/gmail/v1/users/me/messages/send";

/** Address for sending mails. @param override another host, or the whole address */
export function gmailAddress(override: string | undefined): string {
  const url = new URL(override ?? defaultHost);
  return url.pathname === "/" ? new URL(sendPath, url).href : url.href;
}

/** The mail in Gmail's format: a message of RFC 5322 in base64url. */
async function rawMessage(from: string, mail: Mail): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  // By default Gmail uses the account's own address.
  const sender = from.includes("@") ? { from } : {};
  const { message } = await writer.sendMail({ ...sender, ...messageOf(mail) });
  return Buffer.from(message as Buffer).toString("base64url");
}

interface GmailMessage {
  readonly accessToken: string;
  /** Address of the account. */
  readonly from: string;
  readonly mail: Mail;
  /** Aborts sending. */
  readonly signal: AbortSignal | undefined;
}

/** @throws GoogleAccessEnded if the token is not (any longer) valid */
export async function sendByGmail(address: string, { accessToken, from, mail, signal }: GmailMessage): Promise<void> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ raw: await rawMessage(from, mail) }),
    signal: AbortSignal.any([AbortSignal.timeout(googleTimeoutMs), ...(signal ? [signal] : [])]),
  });
  if (answer.ok) return;
  if (answer.status === 401) throw new GoogleAccessEnded("Gmail no longer accepts the access (401).");
  throw new Error(`Gmail refused the mail (${answer.status}): ${await reasonOf(answer)}`);
}

async function reasonOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  const message = typeof error === "object" && error !== null && "message" in error ? error.message : error;
  return typeof message === "string" ? message.slice(0, 200) : "no reason given";
}
