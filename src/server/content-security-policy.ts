import { createHash } from "node:crypto";

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** Hashes of all scripts written into the page, as the policy names them. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(inlineScript)) {
    if (/\ssrc\s*=/i.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * The content policy of one finished page: everything comes from this server,
 * and of the scripts within the page only those that were written by it run.
 *
 * @param mapOrigin from where a configured style of the map and its tiles come
 */
export function contentSecurityPolicy(html: string, mapOrigin?: string): string {
  const andMap = mapOrigin === undefined ? "" : ` ${mapOrigin}`;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes(html)].join(" ")}`,
    "style-src 'self'",
    `img-src 'self' data:${andMap}`,
    "font-src 'self'",
    `connect-src 'self'${andMap}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of the map's worker, which fetches the tiles of a configured style and nothing else. */
export function mapWorkerPolicy(mapOrigin: string): string {
  return `default-src 'none'; connect-src ${mapOrigin}`;
}
