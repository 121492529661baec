import type { UseCaseContext } from "#use-cases/context.ts";
import { FilterError } from "#use-cases/filter-error.ts";
import { routeSummaries } from "./route-summaries.ts";

/** @throws {FilterError} for the first slug that names no published route. */
export async function checkRoutes(context: UseCaseContext, slugs: readonly string[]): Promise<void> {
  const known = new Set((await routeSummaries(context)).map(({ slug }) => slug));
  const unknown = slugs.find((slug) => !known.has(slug));
  if (unknown !== undefined) throw new FilterError("route", { kind: "unknown-route", value: unknown });
}

/** The one route whose kilometres `field` needs. @throws {FilterError} unless there is exactly one. */
export function routeForKm(slugs: readonly string[], field = "sort"): string {
  const [route, ...others] = new Set(slugs);
  if (route === undefined || others.length > 0) throw new FilterError(field, { kind: "needs-one-route" });
  return route;
}
