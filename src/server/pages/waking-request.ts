/** What a page that wakes adds to its own address, as `asleepScript` writes it: the digest of what it is made of. */
const wakingQuery = /[?&]_waking=([\w-]+)$/;

/** The request for the page that wakes, and the digest by which it asks for its data. */
export function wakingRequest(request: Request): { readonly page: Request; readonly waking: string | null } {
  const { method, url, headers, signal } = request;
  const [query, waking] = method === "GET" ? (wakingQuery.exec(url) ?? []) : [];
  if (query === undefined || waking === undefined) return { page: request, waking: null };
  return { page: new Request(url.slice(0, -query.length), { headers, signal }), waking };
}
