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

/** Only of the recipient: a refused sender, sign-in or text is a fault of ours, which may be mended meanwhile. */
function isRefusedForGood(failure: unknown): failure is Error {
  if (!(failure instanceof Error)) return false;
  const { command, responseCode = 0 } = failure as { readonly command?: string; readonly responseCode?: number };
  return command === "RCPT TO" && responseCode >= 500;
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
