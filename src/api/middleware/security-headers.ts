import { createMiddleware } from "hono/factory";

/**
 * Headers that keep browsers from guessing, framing and leaking.
 * Pages bring a content policy of their own; everything else may load nothing.
 *
 * @param https whether the public address is https, which makes browsers insist on it
 * @param isOpen leaves answers without a policy as they are
 */
export function securityHeaders({ https, isOpen }: { https: boolean; isOpen: boolean }) {
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    c.header("X-Content-Type-Options", "nosniff");
    c.header("X-Frame-Options", "DENY");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header("Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()");
    if (!headers.has("Referrer-Policy")) c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    if (!isOpen && !headers.has("Content-Security-Policy")) {
      c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    }
    if (https) c.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
}
