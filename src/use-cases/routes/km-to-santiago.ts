import type { UseCaseContext } from "../context.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { showRoute } from "./show-route.ts";

const santiago = "santiago-de-compostela";

/**
 * Kilometres on foot from the end of a route on to Santiago: none where it
 * ends there, else along the first route to Santiago whose main way passes its
 * end. Null where no such route does, and for a route that begins in Santiago.
 */
export async function kmFromEndToSantiago(context: UseCaseContext, routeSlug: string): Promise<number | null> {
  const routes = await routeSummaries(context);
  const route = routes.find(({ slug }) => slug === routeSlug);
  if (!route || route.start.slug === santiago) return null;
  if (route.end.slug === santiago) return 0;
  for (const onward of routes.filter(({ end }) => end.slug === santiago)) {
    const towns = (await showRoute(context, onward.slug))?.towns ?? [];
    const km = towns.find(({ slug }) => slug === route.end.slug)?.km ?? null;
    if (km !== null) return onward.totals.km - km;
  }
  return null;
}
