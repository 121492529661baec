import type { UseCaseContext } from "#use-cases/context.ts";
import { isOfPerson, locales } from "#web/i18n/language.ts";
import { chooseLanguage } from "#web/server/person-locale.server.ts";

/**
 * Redirects `/es/plans/…` to `/plans/…` in Spanish, `/en/plans/…` to English: sets the language, keeps the query. Other
 * pages are in English without a prefix. It is not a route of the pages, as browsers fetch a list of all routes.
 *
 * @returns null for every other address
 */
export async function redirectToLanguage(context: UseCaseContext, request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const [, prefix, ...page] = pathname.split("/");
  const locale = locales.find((each) => each === prefix);
  // Two slashes would be another site.
  const path = `/${page.join("/").replace(/^\/+/, "")}`;
  if (locale === undefined || (locale !== "en" && !isOfPerson(path))) return null;
  const headers = new Headers({ Location: path + search, "Cache-Control": "no-store" });
  const cookie = isOfPerson(path) && isUserNavigation(request) ? await chooseLanguage(context, locale) : null;
  if (cookie !== null) headers.set("Set-Cookie", cookie);
  return new Response(null, { status: 307, headers });
}

/** Requests from other sites and prefetches do not change the language. */
function isUserNavigation({ method, headers }: Request): boolean {
  const isPrefetch = /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? "");
  return method === "GET" && !isPrefetch && headers.get("Sec-Fetch-Site") !== "cross-site";
}
