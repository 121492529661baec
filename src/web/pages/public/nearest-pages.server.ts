import { data, redirect } from "react-router";

import type { NearestPages } from "#web/features/shell/error-page.tsx";
import { searchQuery } from "#contract/places/search.ts";
import { isOfPerson, localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { findRenamedRoute } from "#use-cases/routes/show-route.ts";
import { searchContent } from "#use-cases/places/search-index.ts";

/** Maximum number of suggestions. */
const maxNames = 3;

/**
 * What to throw for an unknown address: a redirect to the lower-case one if it has capitals, or 404 with the pages
 * whose names are nearest to its last part.
 */
export async function notFound(context: UseCaseContext, pathname: string) {
  // No public page is meant by the address of something personal.
  if (isOfPerson(pathname)) return data([], { status: 404 });
  const typed = pathname.split("/").findLast((part) => part !== "") ?? "";
  const query = searchQuery.safeParse({ q: typed.replaceAll(/[-_.%+]+/g, " ").trim(), limit: maxNames });
  const nearest = query.success ? await searchContent(context, query.data) : [];
  const small = pathname.toLowerCase();
  const isExactMatch = ({ url }: { url: string }) => pathInLocale(url, localeOfPath(small)) === small;
  if (small !== pathname && nearest.some(isExactMatch)) return redirect(small, 301);
  const pages: NearestPages = nearest.map(({ name, url }) => ({ name, url }));
  return data(pages, { status: 404 });
}

/** What to throw for an unknown page of a route: a permanent redirect to the route's new address, or 404. */
export async function missingOnRoute(
  context: UseCaseContext,
  routeSlug: string,
  { pathname, search }: URL,
): Promise<unknown> {
  const renamed = await findRenamedRoute(context, routeSlug);
  if (renamed === null) return notFound(context, pathname);
  const parts = pathname.split("/").map((part) => (part === routeSlug ? renamed : part));
  return redirect(parts.join("/") + search, 301);
}
