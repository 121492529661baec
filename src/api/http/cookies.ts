import type { Context } from "hono";
import { generateCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { BegunSession } from "#use-cases/accounts/sessions.ts";
import { newSecret } from "#use-cases/security/secrets.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { csrfToken } from "./forgery.ts";
import type { ApiEnvironment } from "./environment.ts";
import type { Identification } from "./identification.ts";

type Settings = Pick<UseCaseContext, "settings">;

/** Readable by pages: sent back in the header `X-XSRF-TOKEN`. */
const csrfCookie = "XSRF-TOKEN";
/** Readable by pages: whether it is worth asking who is signed in. It proves nothing. */
const hintCookie = "vieira-signed-in";

function isHttps({ settings }: Settings): boolean {
  return settings.origin.startsWith("https:");
}

/** Names of the cookies that scripts cannot read. On https their names forbid other hosts to set them. */
export function cookieNames(context: Settings): Readonly<Record<"session" | "visitor" | "device", string>> {
  const prefix = isHttps(context) ? "__Host-" : "";
  return { session: `${prefix}vieira-session`, visitor: `${prefix}vieira-visitor`, device: `${prefix}vieira-device` };
}

/** The value of a cookie of a request, `null` when there is none. */
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

/** To whom a token is bound: the session, or the cookie that tells one visitor from another. */
export function csrfHolder(context: Settings, headers: Headers, { session }: Identification): string | null {
  if (session !== null) return `session ${session.member.sessionUuid}`;
  const visitorId = cookieOf(headers, cookieNames(context).visitor);
  return visitorId === null || visitorId === "" ? null : `visitor ${visitorId}`;
}

function setCsrfCookie(c: ApiContext, context: Settings, holder: string): void {
  setCookie(c, csrfCookie, csrfToken(context.settings.secret, holder), options(context, true));
}

/** Gives the client a token that fits its session; a visitor without a cookie becomes one with. */
export function giveCsrfCookie(c: ApiContext, context: Settings, identification: Identification): void {
  const holder = csrfHolder(context, c.req.raw.headers, identification);
  setCsrfCookie(c, context, holder ?? `visitor ${giveVisitorCookie(c, context)}`);
}

function giveVisitorCookie(c: ApiContext, context: Settings): string {
  const visitorId = newSecret();
  setCookie(c, cookieNames(context).visitor, visitorId, options(context, false));
  return visitorId;
}

/** The headers `Set-Cookie` that sign a client in: session, hint, a token that fits the session, and what the browser keeps of it. */
export function beginningCookies(context: Settings, session: BegunSession): string[] {
  const lasting = session.maxAgeSeconds === null ? {} : { maxAge: Math.min(session.maxAgeSeconds, maxCookieSeconds) };
  const device = { ...options(context, false), maxAge: maxCookieSeconds };
  return [
    generateCookie(cookieNames(context).session, session.secret, { ...options(context, false), ...lasting }),
    generateCookie(hintCookie, "1", { ...options(context, true), ...lasting }),
    generateCookie(
      csrfCookie,
      csrfToken(context.settings.secret, `session ${session.member.sessionUuid}`),
      options(context, true),
    ),
    ...(session.deviceProof === null ? [] : [generateCookie(cookieNames(context).device, session.deviceProof, device)]),
  ];
}

/** Browsers keep no cookie longer than 400 days. @see RFC 6265bis, section 5.5 */
const maxCookieSeconds = 400 * 86_400;

/** The headers `Set-Cookie` that take back what signing in gave; the token fits a visitor again. */
export function endingCookies(context: Settings, headers: Headers): string[] {
  const names = cookieNames(context);
  const known = cookieOf(headers, names.visitor);
  const visitorId = known || newSecret();
  return [
    generateCookie(names.session, "", { ...options(context, false), maxAge: 0 }),
    generateCookie(hintCookie, "", { ...options(context, true), maxAge: 0 }),
    ...(known ? [] : [generateCookie(names.visitor, visitorId, options(context, false))]),
    generateCookie(csrfCookie, csrfToken(context.settings.secret, `visitor ${visitorId}`), options(context, true)),
  ];
}

/** Readable by pages: the next one drops what is personal in the browser, as no script may have been there to do it. */
const signOutCookie = "vieira-farewell";
const signOutSeconds = 600;

/** As `endingCookies`, where somebody leaves rather than that the session has run out. */
export function signOutCookies(context: Settings, headers: Headers): string[] {
  const mark = generateCookie(signOutCookie, "1", { ...options(context, true), maxAge: signOutSeconds });
  return [...endingCookies(context, headers), mark];
}

/** What browsers are to clear when somebody leaves: nothing that belongs to visitors, who keep plans in the storage. */
export const clearedAtSignOut = { "Clear-Site-Data": '"cache"' } as const;

function addCookies(c: ApiContext, cookies: readonly string[]): void {
  c.set("hasNewCookies", true);
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}

/** Signs the client in, where a session has begun or got another secret. */
export function giveSessionCookies(c: ApiContext, context: Settings, session: BegunSession | null): void {
  if (session !== null) addCookies(c, beginningCookies(context, session));
}

/** Signs the client out, and has it drop what is personal. */
export function markSignOut(c: ApiContext, context: Settings): void {
  addCookies(c, signOutCookies(context, c.req.raw.headers));
  for (const [name, value] of Object.entries(clearedAtSignOut)) c.header(name, value);
}

/** Takes back what signing in gave. */
export function takeSessionCookies(c: ApiContext, context: Settings): void {
  addCookies(c, endingCookies(context, c.req.raw.headers));
}
