import { createMiddleware } from "hono/factory";

/** Hashed files that pages take in. Workers are no such files: they follow the policy of their own answer. */
const partOfPages = /^\/assets\/(?![^?]*worker)/;

/**
 * Headers that keep browsers from guessing, framing and leaking.
 * Pages bring a content policy of their own; everything else may load nothing. Headers about documents say nothing of
 * what is loaded into one, and are left out where a first visit fetches two dozen files.
 *
 * @param https whether the public address is https, which makes browsers insist on it
 * @param isOpen leaves answers without a policy as they are
 */
export function securityHeaders({ https, isOpen }: { https: boolean; isOpen: boolean }) {
  return createMiddleware(async (c, next) => {
    await next();
    // `c.header` would make the answer anew for each of them.
    const { headers } = c.res;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (partOfPages.test(c.req.path)) return;
    headers.set("X-Frame-Options", "DENY");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()");
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    if (!isOpen && !headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    }
  });
}
