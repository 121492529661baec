/** For pages with a secret in their address: no referrer, no caching. */
export function secretPageHeaders(): Record<string, string> {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}
