import { requestFacts } from "#web/server/app-context.ts";

import type { Route } from "./+types/robots.ts";

/**
 * What crawlers may fetch: everything public, and of the API what has an address to be shared. Plans are not closed to
 * them: they say `noindex`, and whoever may not fetch them never reads it and lists their address.
 */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...["routes", "towns", "accommodations", "points-of-interest", "plans", "calendars"].map(
      (resource) => `Allow: /api/${resource}`,
    ),
    "Disallow: /api/",
    "Disallow: /administration",
    "",
    `Sitemap: ${context.get(requestFacts).origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
