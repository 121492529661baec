import { requestFacts } from "#web/server/app-context.ts";

import type { Route } from "./+types/robots.ts";

/**
 * Crawlers may fetch everything public, including shareable addresses of the API. Plans are not disallowed: they are
 * `noindex`, which a crawler that may not fetch them would never see, and it would list their address.
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
