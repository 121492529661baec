import { data, redirect } from "react-router";

import type { UseCaseContext } from "#use-cases/context.ts";
import { findRenamedRoute } from "#use-cases/routes/find-renamed-route.ts";

/** What to throw for a page of a route that is not there: the way to the route's new address, for good, or 404. */
export async function missingOnRoute(
  context: UseCaseContext,
  routeSlug: string,
  { pathname, search }: URL,
): Promise<unknown> {
  const renamed = await findRenamedRoute(context, routeSlug);
  if (renamed === null) return data(null, { status: 404 });
  const parts = pathname.split("/").map((part) => (part === routeSlug ? renamed : part));
  return redirect(parts.join("/") + search, 301);
}
