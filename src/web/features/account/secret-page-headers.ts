/** Of pages whose address holds a secret: it is told to no other site and kept in no cache. */
export function secretPageHeaders(): Record<string, string> {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}
