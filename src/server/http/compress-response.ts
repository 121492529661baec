import { acceptedCoding, encode } from "#api/http/content-coding.ts";

/** Shorter bodies fit into one packet. */
const minBytes = 1_400;

/** Types that compress well; pictures and archives do not. */
const compressibleTypes =
  /^(?:text\/|application\/(?:json|problem\+json|xml|gpx\+xml|geo\+json|javascript|manifest\+json)|image\/svg\+xml)/;

function isCompressible(request: Request, { status, headers, body }: Response): boolean {
  return (
    body !== null &&
    request.method !== "HEAD" &&
    status !== 206 &&
    !headers.has("Content-Encoding") &&
    compressibleTypes.test(headers.get("Content-Type") ?? "") &&
    !/no-transform/.test(headers.get("Cache-Control") ?? "")
  );
}

/**
 * Compresses a response with the coding that the client prefers, if worthwhile. Only for responses for one person:
 * shared ones are compressed in their caches. No secret stands beside text that others may choose (BREACH): CSRF tokens
 * travel in cookies.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const coding = acceptedCoding(request.headers.get("Accept-Encoding") ?? undefined);
  if (coding === null || !isCompressible(request, response)) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const { status } = response;
  if (bytes.byteLength < minBytes) return new Response(bytes, { status, headers });
  headers.set("Content-Encoding", coding);
  headers.delete("Content-Length");
  return new Response(await encode(bytes, coding, 4), { status, headers });
}
