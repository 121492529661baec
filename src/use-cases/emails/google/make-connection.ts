import { createHash } from "node:crypto";
import {
  findConnection,
  insertAttempt,
  saveConnection,
  takeAttempt,
} from "#database/queries/accounts/oauth2-connections.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { hashSecret, newSecret, seal, unseal } from "#use-cases/security/secrets.ts";
import type { GoogleCallback, GoogleConnection } from "#contract/accounts/google-connection.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { type GoogleAccess, type GoogleTokens, sendScope } from "#google/google-access.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { provider, requireGoogle, sealToken, showGoogleConnection } from "./connection.ts";
import { notValid } from "#use-cases/use-case-error.ts";

/** Time limit to grant consent, in milliseconds. */
const consentTimeoutMs = 600_000;

const verifierPurpose = "google verifier";

/**
 * Starts to connect an account. The state belongs to this person and works once; the PKCE verifier stays here until the
 * code comes back.
 *
 * @returns the address of Google's consent page
 * @throws UseCaseError for everybody but administrators, and if Google is not configured
 */
export async function beginGoogleConnection(context: UseCaseContext): Promise<string> {
  const { uuid: userUuid } = requireAdministrator(context);
  const google = requireGoogle(context);
  const state = newSecret();
  const verifier = newSecret();
  const now = context.now();
  await inTransaction(context.database, (tx) =>
    insertAttempt(
      tx,
      {
        stateHash: hashSecret(state),
        provider,
        verifierSealed: seal(context.settings.secret, verifierPurpose, verifier),
        userUuid,
        expiresAt: new Date(now.getTime() + consentTimeoutMs),
      },
      now,
    ),
  );
  return google.consentAddress(state, createHash("sha256").update(verifier).digest("base64url"));
}

/**
 * Connects the account for which consent was granted.
 *
 * @throws UseCaseError for everybody but administrators, for a state that this person did not start, and if Google does
 * not grant what we need
 */
export async function finishGoogleConnection(
  context: UseCaseContext,
  { code, state }: GoogleCallback,
): Promise<GoogleConnection> {
  const { uuid: userUuid } = requireAdministrator(context);
  const google = requireGoogle(context);
  const attempt = await takeAttempt(context.database, { stateHash: hashSecret(state), userUuid }, context.now());
  const verifier = attempt && unseal(context.settings.secret, verifierPurpose, attempt.verifierSealed);
  if (!verifier) throw notValid("state", "connection_not_begun");
  const { tokens, account } = await ask(context, google, code, verifier);
  if (lacksSendScope(tokens)) throw notValid("code", "connection_may_not_send");
  await saveTokens(context, tokens, account, userUuid);
  context.jobs.notify();
  return showGoogleConnection(context);
}

async function ask(context: UseCaseContext, google: GoogleAccess, code: string, verifier: string) {
  try {
    const tokens = await google.exchange(code, verifier);
    return { tokens, account: await google.accountOf(tokens.accessToken) };
  } catch (failure) {
    context.log.warn({ err: failure }, "Google did not let us in");
    throw notValid("code", "connection_refused");
  }
}

/** Google returns the granted scopes; sending is missing if it was unticked. */
function lacksSendScope({ scopes }: GoogleTokens): boolean {
  return scopes.some((scope) => scope === "openid" || scope.includes("googleapis.com")) && !scopes.includes(sendScope);
}

async function saveTokens(context: UseCaseContext, tokens: GoogleTokens, account: string, by: string): Promise<void> {
  const now = context.now();
  await inTransaction(context.database, async (tx) => {
    const before = await findConnection(tx, provider);
    await saveConnection(tx, {
      provider,
      account,
      scopes: [...tokens.scopes],
      refreshTokenSealed: tokens.refreshToken && sealToken(context, "refresh", tokens.refreshToken),
      accessTokenSealed: sealToken(context, "access", tokens.accessToken),
      accessExpiresAt: tokens.expiresAt,
      state: "connected",
      error: null,
      connectedAt: now,
      connectedBy: by,
    });
    await insertAuditEntry(tx, {
      at: now,
      by,
      resource: "oauth2-connection",
      resourceUuid: provider,
      action: "connect",
      before: before && { account: before.account },
      after: { account, scopes: tokens.scopes },
    });
  });
}
