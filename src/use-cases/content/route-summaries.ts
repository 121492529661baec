import type { RouteSummary } from "#contract/routes/routes.ts";
import { listRoutes as loadRoutes, type RouteOverview, type WalkingTotals } from "#database/queries/routes/routes.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** Totals in the units of the contract: kilometres and metres. */
export function totalsInKm({ distanceM, ascentM, descentM }: WalkingTotals): RouteSummary["totals"] {
  return { km: distanceM / 1000, ascentM, descentM };
}

/** A route as lists show it. */
export function summaryOf({ slug, name, nameEn, start, end, countries, colour, totals }: RouteOverview): RouteSummary {
  return { slug, name, nameEn, start, end, countries, colour, totals: totalsInKm(totals) };
}

/** All published routes in their order. */
export async function routeSummaries(context: UseCaseContext): Promise<readonly RouteSummary[]> {
  const summaries = await context.content.remember("route-summaries", async () =>
    (await loadRoutes(context.database)).map(summaryOf),
  );
  return summaries ?? [];
}
