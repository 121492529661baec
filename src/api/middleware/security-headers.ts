import { createMiddleware } from "hono/factory";
import { omittedFromNotModified } from "../http/request-parts.ts";

/** Hashed files loaded by pages. Workers are excluded: they follow the policy of their own response. */
const pageAssets = /^\/assets\/(?![^?]*worker)/;

/**
 * Headers against content sniffing, framing and leaks. Pages set a content policy of their own; everything else may
 * load nothing. Headers for documents do not apply to their subresources, and are left out there, as a first visit
 * loads two dozen files.
 *
 * @param https whether the public address uses HTTPS, which is then enforced in browsers
 * @param withoutDefaultPolicy leaves responses without a policy unchanged
 */
export function securityHeaders({ https, withoutDefaultPolicy }: { https: boolean; withoutDefaultPolicy: boolean }) {
  return createMiddleware(async (c, next) => {
    await next();
    // `c.header` would recreate the response for each of them.
    const { headers, status } = c.res;
    if (status === 304) {
      const omitted = [...headers.keys()].filter((name) => omittedFromNotModified.test(name));
      for (const name of omitted) headers.delete(name);
      return;
    }
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (pageAssets.test(c.req.path)) return;
    headers.set("X-Frame-Options", "DENY");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()");
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    if (!withoutDefaultPolicy && !headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    }
  });
}
