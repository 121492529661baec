import { isCrossOrigin } from "#api/http/forgery.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";
import { preferredLanguage } from "#domain/text/language.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { plainPage } from "./plain-page.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Forms carry no token: browsers state their origin, and send no session cookie with forms of other sites. */
function isForged(request: Request, context: UseCaseContext): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const origin = request.headers.get("Origin");
  // Pages without a referrer send forms with the origin `null`, and still state their site.
  if (origin !== null && origin !== "null")
    return isCrossOrigin(origin, context, request.headers.get("Host") ?? undefined);
  return request.headers.get("Sec-Fetch-Site") !== "same-origin";
}

/** Whether every escape sequence of a path is valid: the framework logs others to the console. */
function canDecode(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** The status of a request that is refused before it reaches a page; null for others. */
export function refusalOf(request: Request, context: UseCaseContext): 400 | 403 | 405 | null {
  if (!methods.has(request.method)) return 405;
  if (!canDecode(new URL(request.url).pathname)) return 400;
  return isForged(request, context) ? 403 : null;
}

/** Whether a request is that of a browser for a document. */
export function takesPages({ method, headers }: Request): boolean {
  return method !== "HEAD" && (headers.get("Accept") ?? "").includes("text/html");
}

/** A refusal for programs. */
export function plainRefusal(request: Request, status: 400 | 403 | 405): Response {
  const language = preferredLanguage(request.headers.get("Accept-Language"));
  if (status === 403) return new Response(sentencesFor(language).forbidden(), { status });
  return plainPage(status, status === 400 ? "400 Bad Request" : "405 Method Not Allowed", request.method === "HEAD");
}

/** The request for the page that says why one was refused; parts of its path that cannot be decoded are left out. */
export function requestForRefusal(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname
    .split("/")
    .map((part) => (part === "" || canDecode(part) ? part : "-"))
    .join("/");
  return new Request(url, { method: "POST", headers: request.headers, signal: request.signal });
}
