/** Query that a waking page adds to its own address (`deferredHydrationScript`): the digest of its data. */
const wakingQuery = /[?&]_waking=([\w-]+)$/;

/** The request without that query, and the digest. */
export function wakingRequest(request: Request): { readonly page: Request; readonly waking: string | null } {
  const { method, url, headers, signal } = request;
  const [query, waking] = method === "GET" ? (wakingQuery.exec(url) ?? []) : [];
  if (query === undefined || waking === undefined) return { page: request, waking: null };
  return { page: new Request(url.slice(0, -query.length), { headers, signal }), waking };
}
