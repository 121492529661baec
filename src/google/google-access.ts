import type { Mail } from "#mail/mail.ts";

/** The OAuth client settings of the application. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Addresses that replace Google's own. */
  readonly authUrl: string | undefined;
  readonly tokenUrl: string | undefined;
  readonly revokeUrl: string | undefined;
  readonly userinfoUrl: string | undefined;
  readonly gmailUrl: string | undefined;
}

/** Tokens that give access to an account. */
export interface GoogleTokens {
  readonly accessToken: string;
  readonly expiresAt: Date;
  /** Google returns one with the first response only; null in later ones. */
  readonly refreshToken: string | null;
  readonly scopes: readonly string[];
}

/**
 * The required functions of Google. Every method rejects with an Error whose message may be shown to administrators.
 */
export interface GoogleAccess {
  /** The consent page. @param challenge SHA-256 of the PKCE verifier, base64url */
  consentAddress(state: string, challenge: string): string;
  /** Exchanges the code from Google for tokens. */
  exchange(code: string, verifier: string): Promise<GoogleTokens>;
  /** @throws GoogleAccessEnded if access has been revoked */
  refresh(refreshToken: string): Promise<GoogleTokens>;
  /** Address of the connected account. */
  accountOf(accessToken: string): Promise<string>;
  /** Revokes the access. */
  revoke(token: string): Promise<void>;
  /** @throws GoogleAccessEnded if the token is not (any longer) valid */
  send(accessToken: string, from: string, mail: Mail, signal?: AbortSignal): Promise<void>;
}

/** The account, or Google, has revoked the access. */
export class GoogleAccessEnded extends Error {
  override readonly name = "GoogleAccessEnded";
}

/** Allows sending mails from the account only: neither reading nor deleting. */
export const sendScope = "https://www.googleapis.com/auth/gmail.send";
export const scopes: readonly string[] = ["openid", "email", sendScope];

/** Timeout of requests to Google, in milliseconds. */
export const googleTimeoutMs = 20_000;
