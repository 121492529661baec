import { isbot } from "isbot";
import type { Language } from "#domain/text/language.ts";

const statusTexts: Readonly<Record<number, string>> = {
  404: "Page Not Found",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

/**
 * Replaces an error page for crawlers by its true status, Retry-After, and a few plain words. Everything else is
 * returned unchanged.
 */
export function forCrawlers(request: Request, response: Response): Response {
  const isErrorPage = response.status >= 400 && (response.headers.get("Content-Type") ?? "").startsWith("text/html");
  // The response to a form submission is no error page, whatever its status.
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isErrorPage || !isRead || !isbot(request.headers.get("User-Agent"))) return response;
  const name = statusTexts[response.status] ?? (response.status >= 500 ? "Internal Server Error" : "Error");
  const sentence = `${response.status} ${name}`;
  const plain = plainPage(response.status, sentence, request.method === "HEAD", "en", messageOf(request, response));
  const retryAfter = response.headers.get("Retry-After");
  if (retryAfter !== null) plain.headers.set("Retry-After", retryAfter);
  return plain;
}

/** What the complete error page says of a missing page; empty for other errors. */
function messageOf({ url }: Request, { status }: Response): string {
  // The other characters of markup are percent-encoded in a pathname.
  const path = new URL(url).pathname.replaceAll("&", "&amp;");
  return status === 404 ? `<p>Page not found: ${path}</p>` : "";
}

/** A page of one sentence that loads nothing. @param more markup below it */
export function plainPage(
  status: number,
  sentence: string,
  isHead: boolean,
  language: Language = "en",
  more = "",
): Response {
  const html = `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${sentence}</title></head>\n<body><h1>${sentence}</h1>${more}</body>\n</html>\n`;
  return new Response(isHead ? null : html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}
