import type { Context } from "hono";
import type { ApiEnvironment } from "#api/http/environment.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notFound } from "#api/http/problems.ts";
import { findRenamedRoute, showRoute } from "#use-cases/routes/show-route.ts";

/**
 * A redirect to the same address of the route that previously had this slug, or null. The browser asks again next time:
 * another route may be given the slug.
 *
 * @throws ProblemError 404 for a published route, whose way is not drawn yet
 */
export async function redirectRenamed(
  c: Context<ApiEnvironment>,
  context: UseCaseContext,
  slug: string,
): Promise<Response | null> {
  if (await showRoute(context, slug)) throw notFound("way", c.get("language"));
  const renamed = await findRenamedRoute(context, slug);
  if (renamed === null) return null;
  const { pathname, search } = new URL(c.req.url);
  c.header("Cache-Control", "public, max-age=0, must-revalidate");
  return c.redirect(pathname.replace(`/routes/${slug}`, `/routes/${renamed}`) + search, 301);
}
