import type { Context } from "hono";
import { generateCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { BegunSession } from "#use-cases/accounts/sessions/sessions.ts";
import { newSecret } from "#use-cases/security/secrets.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { csrfToken } from "./forgery.ts";
import type { ApiEnvironment } from "./environment.ts";
import type { Identification } from "./identification.ts";

type Settings = Pick<UseCaseContext, "settings">;

/** Readable by scripts: sent back in the header `X-XSRF-TOKEN`. */
const csrfCookie = "XSRF-TOKEN";
/** Readable by scripts: a hint that somebody is signed in, without any authority. */
const signedInCookie = "vieira-signed-in";

function isHttps({ settings }: Settings): boolean {
  return settings.origin.startsWith("https:");
}

/** Names of the cookies that scripts cannot read. On HTTPS their prefixes prevent other hosts from setting them. */
export function cookieNames(context: Settings): Readonly<Record<"session" | "visitor" | "device", string>> {
  const prefix = isHttps(context) ? "__Host-" : "";
  return { session: `${prefix}vieira-session`, visitor: `${prefix}vieira-visitor`, device: `${prefix}vieira-device` };
}

/** The value of a request's cookie, `null` if there is none. */
export function cookieOf(headers: Headers, name: string): string | null {
  for (const pair of (headers.get("Cookie") ?? "").split(";")) {
    const [key = "", ...value] = pair.split("=");
    if (key.trim() === name) return value.join("=").trim();
  }
  return null;
}

function options(context: Settings, isReadable: boolean): CookieOptions {
  return { path: "/", sameSite: "Lax", secure: isHttps(context), httpOnly: !isReadable };
}

type ApiContext = Context<ApiEnvironment>;

/** What a CSRF token is bound to: the session, or the cookie that distinguishes visitors. */
export function csrfHolder(context: Settings, headers: Headers, { session }: Identification): string | null {
  if (session !== null) return `session ${session.member.sessionUuid}`;
  const visitorId = cookieOf(headers, cookieNames(context).visitor);
  return visitorId === null || visitorId === "" ? null : `visitor ${visitorId}`;
}

function setCsrfCookie(c: ApiContext, context: Settings, holder: string): void {
  setCookie(c, csrfCookie, csrfToken(context.settings.secret, holder), options(context, true));
}

/** Gives the client a CSRF token for its session; also sets the cookie of a new visitor. */
export function issueCsrfCookie(c: ApiContext, context: Settings, identification: Identification): void {
  const holder = csrfHolder(context, c.req.raw.headers, identification);
  setCsrfCookie(c, context, holder ?? `visitor ${issueVisitorCookie(c, context)}`);
}

function issueVisitorCookie(c: ApiContext, context: Settings): string {
  const visitorId = newSecret();
  setCookie(c, cookieNames(context).visitor, visitorId, options(context, false));
  return visitorId;
}

/** The `Set-Cookie` headers of a sign-in: session, hint, a matching CSRF token, and the device cookie. */
export function signInCookies(context: Settings, session: BegunSession): string[] {
  const maxAge = session.maxAgeSeconds === null ? {} : { maxAge: Math.min(session.maxAgeSeconds, maxCookieSeconds) };
  const device = { ...options(context, false), maxAge: maxCookieSeconds };
  return [
    generateCookie(cookieNames(context).session, session.secret, { ...options(context, false), ...maxAge }),
    generateCookie(signedInCookie, "1", { ...options(context, true), ...maxAge }),
    generateCookie(
      csrfCookie,
      csrfToken(context.settings.secret, `session ${session.member.sessionUuid}`),
      options(context, true),
    ),
    ...(session.deviceProof === null ? [] : [generateCookie(cookieNames(context).device, session.deviceProof, device)]),
  ];
}

/** Browsers limit cookies to 400 days. @see RFC 6265bis, section 5.5 */
const maxCookieSeconds = 400 * 86_400;

/** The `Set-Cookie` headers that undo a sign-in; the CSRF token is that of a visitor again. */
export function clearingCookies(context: Settings, headers: Headers): string[] {
  const names = cookieNames(context);
  const visitorCookie = cookieOf(headers, names.visitor);
  const visitorId = visitorCookie || newSecret();
  return [
    generateCookie(names.session, "", { ...options(context, false), maxAge: 0 }),
    generateCookie(signedInCookie, "", { ...options(context, true), maxAge: 0 }),
    ...(visitorCookie ? [] : [generateCookie(names.visitor, visitorId, options(context, false))]),
    generateCookie(csrfCookie, csrfToken(context.settings.secret, `visitor ${visitorId}`), options(context, true)),
  ];
}

/**
 * Readable by scripts: the next page deletes personal data in the browser, as there may have been no script to do it.
 */
const signOutCookie = "vieira-farewell";
const signOutSeconds = 600;

/** As `endingCookies`, for an explicit sign-out rather than an expired session. */
export function signOutCookies(context: Settings, headers: Headers): string[] {
  const mark = generateCookie(signOutCookie, "1", { ...options(context, true), maxAge: signOutSeconds });
  return [...clearingCookies(context, headers), mark];
}

/** What browsers clear at sign-out: nothing that belongs to visitors, who have plans in local storage. */
export const signOutHeaders = { "Clear-Site-Data": '"cache"' } as const;

function addCookies(c: ApiContext, cookies: readonly string[]): void {
  c.set("hasNewCookies", true);
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}

/** Sets the cookies of a session that was created or has a new secret. */
export function setSessionCookies(c: ApiContext, context: Settings, session: BegunSession | null): void {
  if (session !== null) addCookies(c, signInCookies(context, session));
}

/** Signs the client out, and makes it delete personal data. */
export function markSignOut(c: ApiContext, context: Settings): void {
  addCookies(c, signOutCookies(context, c.req.raw.headers));
  for (const [name, value] of Object.entries(signOutHeaders)) c.header(name, value);
}

/** Removes the cookies of a sign-in. */
export function clearSessionCookies(c: ApiContext, context: Settings): void {
  addCookies(c, clearingCookies(context, c.req.raw.headers));
}
