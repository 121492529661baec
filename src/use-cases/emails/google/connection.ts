import type { GoogleConnection } from "#contract/accounts/google-connection.ts";
import {
  type ConnectionRecord,
  deleteConnection,
  findConnection,
} from "#database/queries/accounts/oauth2-connections.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { seal, unseal } from "#use-cases/security/secrets.ts";

export const provider = "google";

/** Path of the OAuth callback page. */
export const callbackPath = "/administration/oauth2/google/callback";

type TokenKind = "access" | "refresh";

export function sealToken({ settings }: UseCaseContext, kind: TokenKind, token: string): string {
  return seal(settings.secret, `google ${kind} token`, token);
}

/** The decrypted token, or `null` if there is none or the application's secret has changed since. */
export function openToken({ settings }: UseCaseContext, kind: TokenKind, sealed: string | null): string | null {
  return sealed === null ? null : unseal(settings.secret, `google ${kind} token`, sealed);
}

/** The Google client. @throws UseCaseError if none is configured */
export function requireGoogle({ google }: UseCaseContext): NonNullable<UseCaseContext["google"]> {
  if (google === null) throw notValid("google", "google_not_configured");
  return google;
}

/** The status of the connection with Google. @throws UseCaseError for everybody but administrators */
export async function showGoogleConnection(context: UseCaseContext): Promise<GoogleConnection> {
  requireAdministrator(context);
  return present(context, await findConnection(context.database, provider));
}

function present({ google, settings }: UseCaseContext, record: ConnectionRecord | null): GoogleConnection {
  const redirectUri = settings.origin + callbackPath;
  if (google === null || record === null) {
    const state = google === null ? "not-configured" : "disconnected";
    return { state, account: null, scopes: [], connectedAt: null, accessExpiresAt: null, error: null, redirectUri };
  }
  const { state, account, scopes, connectedAt, accessExpiresAt, error } = record;
  return {
    state,
    account,
    scopes,
    connectedAt: connectedAt.toISOString(),
    accessExpiresAt: accessExpiresAt?.toISOString() ?? null,
    error,
    redirectUri,
  };
}

/**
 * Revokes the access and deletes the connection, the latter even if Google cannot be reached.
 *
 * @throws UseCaseError for everybody but administrators
 */
export async function disconnectGoogle(context: UseCaseContext): Promise<void> {
  const { uuid: by } = requireAdministrator(context);
  const record = await findConnection(context.database, provider);
  if (record === null) return;
  const token =
    openToken(context, "refresh", record.refreshTokenSealed) ?? openToken(context, "access", record.accessTokenSealed);
  if (token !== null && record.state === "connected") {
    await context.google?.revoke(token).catch((failure: unknown) => {
      context.log.warn({ err: failure }, "Google was not told that its access is given back");
    });
  }
  await inTransaction(context.database, async (tx) => {
    await deleteConnection(tx, provider);
    await insertAuditEntry(tx, {
      at: context.now(),
      by,
      resource: "oauth2-connection",
      resourceUuid: provider,
      action: "disconnect",
      before: { account: record.account },
    });
  });
}
