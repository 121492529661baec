import type { GoogleConnection } from "#contract/accounts/google-connection.ts";
import { type ConnectionRecord, findConnection } from "#database/queries/accounts/oauth2-connections.ts";
import { requireAdministrator } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { seal, unseal } from "../seal.ts";

export const provider = "google";

/** Path of the page that Google sends people back to. */
export const callbackPath = "/administration/oauth2/google/callback";

type TokenKind = "access" | "refresh";

export function sealToken({ settings }: UseCaseContext, kind: TokenKind, token: string): string {
  return seal(settings.secret, `google ${kind} token`, token);
}

/** The token, or `null` where there is none or the program's secret has changed since. */
export function openToken({ settings }: UseCaseContext, kind: TokenKind, sealed: string | null): string | null {
  return sealed === null ? null : unseal(settings.secret, `google ${kind} token`, sealed);
}

/** Google's client. @throws UseCaseError when none is configured */
export function requireGoogle({ google }: UseCaseContext): NonNullable<UseCaseContext["google"]> {
  if (google === null) throw notValid("google", "google_not_configured");
  return google;
}

/** How things stand with Google. @throws UseCaseError for everybody but administrators */
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
