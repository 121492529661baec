import { createMiddleware } from "hono/factory";

/** Names and values in turn, as Node found them, before it dropped what was said twice. */
function rawHeadersOf(transport: unknown): readonly unknown[] {
  if (typeof transport !== "object" || transport === null || !("incoming" in transport)) return [];
  const { incoming } = transport;
  if (typeof incoming !== "object" || incoming === null || !("rawHeaders" in incoming)) return [];
  return Array.isArray(incoming.rawHeaders) ? incoming.rawHeaders : [];
}

/**
 * 400 for a request that names more than one host: a proxy in front might have gone by another one than Node.
 * @see RFC 9112, section 3.2
 */
export const refuseSeveralHosts = createMiddleware(async (c, next) => {
  const hosts = rawHeadersOf(c.env).filter((text, index) => index % 2 === 0 && /^host$/i.test(String(text)));
  if (hosts.length > 1) return c.text("The request names more than one host.", 400);
  return next();
});
