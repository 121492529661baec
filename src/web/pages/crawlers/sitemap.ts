import { data } from "react-router";

import { applicationContext, requestFacts } from "#web/server/app-context.ts";

import type { Route } from "./+types/sitemap.ts";
import { sitemapIndexOf, sitemapOf, sitemapNames, sitemapParts, sitemapPaths } from "./sitemap-entries.ts";

/** `/sitemap.xml` and the sitemaps it lists. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(requestFacts);
  const { pathname, searchParams } = new URL(request.url);
  const part = Number(searchParams.get("part") ?? 1);
  const name = sitemapNames.find((one) => pathname === `/sitemap-${one}.xml`);
  if (pathname !== "/sitemap.xml" && !name) throw data(null, { status: 404 });
  const application = context.get(applicationContext);
  const paths = name && (await sitemapPaths(application, name, part));
  if (paths?.length === 0) throw data(null, { status: 404 });
  const text = paths ? await sitemapOf(origin, paths) : sitemapIndexOf(origin, await sitemapParts(application));
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
