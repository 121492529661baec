import {
  type ConnectionRecord,
  findConnection,
  updateConnection,
} from "#database/queries/accounts/oauth2-connections.ts";
import { type GoogleAccess, GoogleAccessEnded } from "#google/google-access.ts";
import type { MailTransport } from "#mail/mail.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { testMail } from "#mail/letters/account-mail.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { openToken, provider, sealToken } from "./connection.ts";

/** Access tokens that expire within this time, in milliseconds, are refreshed before use. */
const marginMs = 60_000;

/** Sends through the connected account; `null` if there is none that works. */
export async function gmailTransport(context: UseCaseContext): Promise<MailTransport | null> {
  const { google } = context;
  if (google === null) return null;
  const record = await findConnection(context.database, provider);
  if (record?.state !== "connected") return null;
  return {
    send: async (mail, signal) => {
      // Loaded again: the previous mail may have refreshed the token.
      const connection = await findConnection(context.database, provider);
      if (connection?.state !== "connected") throw new Error("The account at Google is no longer connected.");
      await recordingErrors(context, async () => {
        const token = await currentToken(context, google, connection);
        await google.send(token, connection.account, mail, signal).catch(async (failure: unknown) => {
          // A token may expire early; a refreshed one decides.
          if (!(failure instanceof GoogleAccessEnded)) throw failure;
          await google.send(await renewedToken(context, google, connection), connection.account, mail, signal);
        });
      });
    },
  };
}

/** Records errors for administrators, and the loss of the connection. */
async function recordingErrors(context: UseCaseContext, send: () => Promise<void>): Promise<void> {
  try {
    await send();
    await updateConnection(context.database, provider, { error: null });
  } catch (failure) {
    const error = failure instanceof Error ? failure.message.slice(0, 500) : "unknown";
    const connectionEnded = failure instanceof GoogleAccessEnded;
    await updateConnection(context.database, provider, { error, ...(connectionEnded && { state: "revoked" }) });
    throw failure;
  }
}

async function currentToken(
  context: UseCaseContext,
  google: GoogleAccess,
  connection: ConnectionRecord,
): Promise<string> {
  const endsAt = connection.accessExpiresAt?.getTime() ?? 0;
  const token = openToken(context, "access", connection.accessTokenSealed);
  if (token !== null && endsAt - marginMs > context.now().getTime()) return token;
  return renewedToken(context, google, connection);
}

async function renewedToken(
  context: UseCaseContext,
  google: GoogleAccess,
  connection: ConnectionRecord,
): Promise<string> {
  const refreshToken = openToken(context, "refresh", connection.refreshTokenSealed);
  if (refreshToken === null) throw new GoogleAccessEnded("The access has ended and cannot be renewed.");
  const tokens = await google.refresh(refreshToken);
  await updateConnection(context.database, provider, {
    accessTokenSealed: sealToken(context, "access", tokens.accessToken),
    accessExpiresAt: tokens.expiresAt,
    ...(tokens.refreshToken !== null && { refreshTokenSealed: sealToken(context, "refresh", tokens.refreshToken) }),
  });
  return tokens.accessToken;
}

/**
 * Sends a mail to the current person through the connected account, immediately, so that the response tells whether it
 * worked.
 * @returns the recipient
 * @throws UseCaseError for everybody but administrators, without a connected account, and if Google rejects it
 */
export async function sendGoogleTestMail(context: UseCaseContext): Promise<string> {
  const { email, locale } = requireAdministrator(context);
  const transport = await gmailTransport(context);
  if (transport === null) throw notValid("google", "google_not_connected");
  await transport.send({ ...testMail(locale), to: email }).catch((failure: unknown) => {
    context.log.warn({ err: failure }, "the test mail could not be sent");
    throw notValid("google", "google_did_not_send");
  });
  return email;
}
