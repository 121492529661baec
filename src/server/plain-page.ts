import type { Language } from "#domain/language.ts";

/** A page of one sentence that loads nothing. */
export function plainPage(status: number, sentence: string, isHead: boolean, language: Language = "en"): Response {
  const html = `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${sentence}</title></head>\n<body><h1>${sentence}</h1></body>\n</html>\n`;
  return new Response(isHead ? null : html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}
