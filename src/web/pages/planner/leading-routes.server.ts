import type { UseCaseContext } from "#use-cases/context.ts";
import { TokenBuckets } from "#use-cases/security/rate-limits.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { showLeadingRoutes } from "#use-cases/planner/show-further-walks.ts";
import { checkRoutes } from "#use-cases/content/route-summaries.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import type { LeadingRoute } from "#web/features/planner/view/planner-data.ts";
import { otherRouteSearch } from "#web/features/planner/notices/other-route-search.ts";
import { eventLoopTurn } from "#web/server/rendering/event-loop-turns.server.ts";

/** Uncached requests of one address. */
const uncached = new TokenBuckets({ perSecond: 3, burst: 60 });

/** Counts a request for the planner's computations. @throws UseCaseError `too-many-requests` */
export function limitUncached({ client }: UseCaseContext): void {
  const retryAfterSeconds = uncached.take(client?.address ?? "");
  if (retryAfterSeconds > 0) throw new UseCaseError("too-many-requests", { retryAfterSeconds });
}

/** Other routes from the start of a plan to its end. */
export async function leadingRoutes(context: UseCaseContext, input: PlannerOptions): Promise<readonly LeadingRoute[]> {
  const { route, from, to } = input;
  const ends = new URLSearchParams({ from, to });
  const slugs = await showLeadingRoutes(context, from, to);
  return slugs
    .filter((slug) => slug !== route)
    .map((slug) => ({ slug, search: `${otherRouteSearch(input, slug)}&${ends}` }));
}

/**
 * Like `leadingRoutes`, for the options of a planner address; none if an end is left open.
 *
 * @throws UseCaseError `too-many-requests`; FilterError for an unknown route
 */
export async function loadLeadingRoutes(context: UseCaseContext, { search, searchParams }: URL) {
  limitUncached(context);
  const routeParameter = searchParams.getAll("route").slice(-1).filter(Boolean);
  await checkRoutes(context, routeParameter);
  const { route, towns } = await showPlanner(context, routeParameter[0] ?? null);
  const ends = { slug: route.slug, name: route.name, start: route.start.slug, end: route.end.slug };
  const { input } = parsePlannerUrl(search, ends, towns);
  await eventLoopTurn();
  const { from, to } = input;
  return from === null || to === null ? [] : leadingRoutes(context, { ...input, from, to });
}
