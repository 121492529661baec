import { createHmac, timingSafeEqual } from "node:crypto";
import type { UseCaseContext } from "#use-cases/context.ts";

/**
 * CSRF token, required for changes by pages of this site. It belongs to one session, or to one visitor, and is invalid
 * for any other.
 *
 * @param holder what the token is bound to, such as `session 0198…`
 */
export function csrfToken(secret: string, holder: string): string {
  return createHmac("sha256", secret).update(`xsrf ${holder}`).digest("base64url");
}

/** Whether the token belongs to the holder; compared in constant time. */
export function isCsrfToken(token: string | undefined, secret: string, holder: string): boolean {
  const expected = Buffer.from(csrfToken(secret, holder));
  const actual = Buffer.from(token ?? "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Whether a request comes from a page of another site.
 *
 * @param origin the header `Origin`
 * @param host the header `Host`
 */
export function isCrossOrigin(
  origin: string,
  context: Pick<UseCaseContext, "settings">,
  host: string | undefined,
): boolean {
  if (origin === context.settings.origin) return false;
  if (context.settings.hasFixedOrigin) return true;
  // Without a configured address, any host name of the machine is valid.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
