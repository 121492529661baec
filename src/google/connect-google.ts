import { CodeChallengeMethod, type Credentials, OAuth2Client } from "google-auth-library";
import {
  type GoogleAccess,
  GoogleAccessEnded,
  googleTimeoutMs,
  type GoogleSettings,
  type GoogleTokens,
  scopes,
} from "./google-access.ts";
import { gmailAddress, sendByGmail } from "./gmail.ts";

const defaultUserinfoUrl = "https://openidconnect.googleapis.com/v1/userinfo";
/** Default lifetime of an access token. */
const minLifetimeMs = 300_000;

/** @param redirectUri callback address of this site */
export function connectGoogle(settings: GoogleSettings, redirectUri: string): GoogleAccess {
  const { clientId, clientSecret, authUrl, tokenUrl, revokeUrl, userinfoUrl, gmailUrl } = settings;
  // One client per call: it stores the tokens it has last seen.
  const client = (): OAuth2Client =>
    new OAuth2Client({
      clientId,
      clientSecret,
      redirectUri,
      transporterOptions: { timeout: googleTimeoutMs },
      endpoints: {
        ...(authUrl !== undefined && { oauth2AuthBaseUrl: authUrl }),
        ...(tokenUrl !== undefined && { oauth2TokenUrl: tokenUrl }),
        ...(revokeUrl !== undefined && { oauth2RevokeUrl: revokeUrl }),
      },
    });
  return {
    consentAddress: (state, challenge) =>
      client().generateAuthUrl({
        access_type: "offline",
        // Otherwise Google returns no refresh token for an account that has consented before.
        prompt: "consent",
        scope: [...scopes],
        state,
        code_challenge: challenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    exchange: async (code, verifier) => {
      const { tokens } = await client().getToken({ code, codeVerifier: verifier }).catch(rethrowReadable);
      return tokensOf(tokens);
    },
    refresh: async (refreshToken) => {
      const one = client();
      one.setCredentials({ refresh_token: refreshToken });
      await one.getAccessToken().catch(rethrowReadable);
      return tokensOf(one.credentials);
    },
    accountOf: (accessToken) => accountOf(userinfoUrl ?? defaultUserinfoUrl, accessToken),
    revoke: async (token) => {
      await client().revokeToken(token).catch(rethrowReadable);
    },
    send: (accessToken, from, mail, signal) => sendByGmail(gmailAddress(gmailUrl), { accessToken, from, mail, signal }),
  };
}

function tokensOf({ access_token, refresh_token, expiry_date, scope }: Credentials): GoogleTokens {
  if (!access_token) throw new Error("Google's answer holds no access token.");
  return {
    accessToken: access_token,
    expiresAt: new Date(expiry_date ?? Date.now() + minLifetimeMs),
    refreshToken: refresh_token ?? null,
    scopes: scope?.split(" ").filter(Boolean) ?? [],
  };
}

/** The library's errors contain whole requests with their secrets; only Google's own message is passed on. */
function rethrowReadable(failure: unknown): never {
  const reason = errorOf(failure);
  if (reason === "invalid_grant") throw new GoogleAccessEnded("Google no longer accepts the access (invalid_grant).");
  throw new Error(reason === null ? messageOf(failure) : `Google refused: ${reason}`);
}

function errorOf(failure: unknown): string | null {
  if (!(failure instanceof Error) || !("response" in failure)) return null;
  const { response } = failure;
  const data = typeof response === "object" && response !== null && "data" in response ? response.data : null;
  if (typeof data !== "object" || data === null || !("error" in data)) return null;
  return typeof data.error === "string" ? data.error : null;
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? `Google could not be reached: ${failure.message.slice(0, 200)}` : "unknown";
}

async function accountOf(userinfoUrl: string, accessToken: string): Promise<string> {
  const answer = await fetch(userinfoUrl, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/json" },
    signal: AbortSignal.timeout(googleTimeoutMs),
  });
  if (!answer.ok) throw new Error(`Google does not say whose account it is (${answer.status}).`);
  const { email, sub }: { email?: unknown; sub?: unknown } = await answer.json();
  if (typeof email === "string" && email !== "") return email;
  if (typeof sub === "string" && sub !== "") return sub;
  throw new Error("Google does not say whose account it is.");
}
