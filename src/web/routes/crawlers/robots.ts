import { requestFacts } from "#web/app-context.ts";

import type { Route } from "./+types/robots.ts";

/** What crawlers may fetch: everything public, of the API only the content. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...["routes", "towns", "accommodations", "points-of-interest"].map((noun) => `Allow: /api/${noun}`),
    "Disallow: /api/",
    "Disallow: /administration",
    "Disallow: /plans",
    "",
    `Sitemap: ${context.get(requestFacts).origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
