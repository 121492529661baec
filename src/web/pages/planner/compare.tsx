import { Suspense } from "react";

import { applicationContext } from "#web/server/app-context.ts";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";

import type { Route } from "./+types/compare.ts";
import { loadComparison } from "./load-comparison.server.ts";

// The server renders the page without waiting for its script.
import "#web/components/profile/elevation-profile.css";
import "#web/components/route-map/route-map.css";
import "#web/components/walk-comparison/comparison-table.css";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadComparison(context.get(applicationContext), url);
}

/** A separate module: the manifest of all pages, which every visit loads, lists a page's modules. */
const ComparisonPage = lazyPart(
  async () => (await import("#web/features/planner/comparison-page.tsx")).ComparisonPage,
  "comparison-page",
);

export default function CompareWalks({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <ComparisonPage {...loaderData} />
    </Suspense>
  );
}
