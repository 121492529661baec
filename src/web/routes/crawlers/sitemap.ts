import { data } from "react-router";

import { applicationContext, requestFacts } from "#web/server/app-context.ts";

import type { Route } from "./+types/sitemap.ts";
import { sitemapIndexOf, sitemapOf } from "./sitemap-entries.ts";
import { sitemapNames, sitemapPaths } from "./sitemap-paths.ts";

/** `/sitemap.xml` and the sitemaps it names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(requestFacts);
  const { pathname } = new URL(request.url);
  const name = sitemapNames.find((one) => pathname === `/sitemap-${one}.xml`);
  if (pathname !== "/sitemap.xml" && !name) throw data(null, { status: 404 });
  const text = name
    ? sitemapOf(origin, await sitemapPaths(context.get(applicationContext), name))
    : sitemapIndexOf(
        origin,
        sitemapNames.map((one) => `/sitemap-${one}.xml`),
      );
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
