import { connect, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import { type MailTransport, messageOf, RecipientRefusedError } from "./mail.ts";

/** Timeout of each step, in milliseconds. */
const smtpTimeoutMs = 20_000;

/**
 * Sends through an SMTP server.
 *
 * @param url such as `smtps://user:password@mail.example.org`
 * @param from sender, such as `Vieira <post@example.org>`
 * @param requireTLS whether to refuse a server of `smtp:` without encryption
 */
export function smtpTransport(url: string, from: string, requireTLS: boolean): MailTransport {
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  return {
    send: async (mail, signal) => {
      const server = createTransport(
        {
          url,
          requireTLS,
          ...timeouts,
          getSocket: ({ host, port, secure }, done) => {
            openSocket(
              { host: host ?? "localhost", port: Number(port ?? (secure === true ? 465 : 587)), signal },
              done,
            );
          },
        },
        { from },
      );
      await server.sendMail(messageOf(mail)).catch((failure: unknown) => {
        throw isRefusedForGood(failure) ? new RecipientRefusedError(failure.message, { cause: failure }) : failure;
      });
    },
  };
}

/** Bad destination mailbox or system, bad syntax, moved, no mail accepted, and mailbox disabled (RFC 3463, RFC 7505). */
const recipientIsGone = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/**
 * Only if the server says that it is about the recipient: many answer `RCPT TO` with 5xx also for a sender, sign-in or
 * quota they refuse, which are faults of ours and may be mended meanwhile.
 */
function isRefusedForGood(failure: unknown): failure is Error {
  if (!(failure instanceof Error)) return false;
  const { command, response = "" } = failure as { readonly command?: string; readonly response?: string };
  return command === "RCPT TO" && recipientIsGone.test(response);
}

interface SocketRequest {
  readonly host: string;
  readonly port: number;
  readonly signal: AbortSignal | undefined;
}

/** A connection that is closed when aborted, at any step. */
function openSocket(
  { host, port, signal }: SocketRequest,
  done: (error: Error | null, socket: { connection: Socket } | false) => void,
): void {
  const socket = connect({ host, port });
  const abort = (): void => void socket.destroy(new Error("Called off."));
  const timeout = setTimeout(() => socket.destroy(new Error("Connection timeout")), smtpTimeoutMs);
  const reject = (error: Error): void => done(error, false);
  signal?.addEventListener("abort", abort);
  socket.once("error", reject);
  socket.once("close", () => {
    clearTimeout(timeout);
    signal?.removeEventListener("abort", abort);
  });
  socket.once("connect", () => {
    clearTimeout(timeout);
    socket.removeListener("error", reject);
    done(null, { connection: socket });
  });
  if (signal?.aborted === true) abort();
}
