import { readLimited } from "./middleware/json-body.ts";

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
const methods = new Set(["PUT", "PATCH", "DELETE"]);

/** Photos of 15 MB fit; what is longer is left to the operation to refuse. */
const longestBody = 20_000_000;

/**
 * The request as it is meant: a POST of form data whose field `_method` names
 * PUT, PATCH or DELETE is that method. Has to happen before the request is
 * matched with an operation.
 */
export async function withMeantMethod(request: Request): Promise<Request> {
  if (request.method !== "POST") return request;
  const mediaType = request.headers.get("Content-Type") ?? "";
  if (!form.test(mediaType) || !new URL(request.url).pathname.startsWith("/api/")) return request;
  if (Number(request.headers.get("Content-Length") ?? 0) > longestBody) return request;
  const bytes = await readLimited(request, longestBody).catch(() => undefined);
  const rebuilt = (method: string, body: Uint8Array<ArrayBuffer>): Request =>
    new Request(request.url, { method, headers: request.headers, body });
  if (bytes === undefined) return rebuilt("POST", new Uint8Array());
  if (bytes === null) return tooLong(request);
  const body = Uint8Array.from(bytes);
  const fields = await new Response(body, { headers: { "Content-Type": mediaType } }).formData().catch(() => null);
  const meant = fields?.get("_method");
  const method = typeof meant === "string" ? meant.toUpperCase() : "";
  return rebuilt(methods.has(method) ? method : "POST", body);
}

/** A request that says how long it was, without its body. */
function tooLong(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Content-Length", String(longestBody + 1));
  return new Request(request.url, { method: request.method, headers });
}
