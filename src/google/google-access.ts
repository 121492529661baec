import type { Mail } from "#mail/mail.ts";

/** The program as Google knows it. */
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

/** What lets the program act for an account. */
export interface GoogleTokens {
  readonly accessToken: string;
  readonly expiresAt: Date;
  /** Google gives one with the first answer only; null in later ones. */
  readonly refreshToken: string | null;
  readonly scopes: readonly string[];
}

/** Google as the program needs it. Every method rejects with an Error whose message may be shown to administrators. */
export interface GoogleAccess {
  /** Where a person agrees. @param challenge SHA-256 of the PKCE verifier, base64url */
  consentAddress(state: string, challenge: string): string;
  /** Tokens for the code that Google sends back. */
  exchange(code: string, verifier: string): Promise<GoogleTokens>;
  /** @throws GoogleAccessEnded when the account no longer lets us in */
  refresh(refreshToken: string): Promise<GoogleTokens>;
  /** Address of the account that agreed. */
  accountOf(accessToken: string): Promise<string>;
  /** Gives the access back. */
  revoke(token: string): Promise<void>;
  /** @throws GoogleAccessEnded when the token is not (any longer) good */
  send(accessToken: string, from: string, mail: Mail, signal?: AbortSignal): Promise<void>;
}

/** The account, or Google, has taken the access back. */
export class GoogleAccessEnded extends Error {
  override readonly name = "GoogleAccessEnded";
}

/** May send mails of the account, and nothing else: neither read nor delete. */
export const sendScope = "https://www.googleapis.com/auth/gmail.send";
export const scopes: readonly string[] = ["openid", "email", sendScope];

/** How long Google may take for an answer, in milliseconds. */
export const timeoutMs = 20_000;
