import type { RouteSummary } from "#contract/routes/routes.ts";
import { loadRoutes, type RouteOverview, type WalkingTotals } from "#database/queries/routes/routes.ts";
import { climbKnowledge } from "#domain/route-graph/climb-knowledge.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { tableVersions } from "./cache/table-versions.ts";
import { FilterError } from "../lists/list-page.ts";
import { UseCaseError } from "../use-case-error.ts";

/** Totals in the units of the contract: kilometres and metres. */
export function totalsInKm(totals: WalkingTotals): RouteSummary["totals"] {
  const { distanceM, ascentM, descentM, ascentUnknownM, descentUnknownM } = totals;
  return {
    km: distanceM / 1000,
    ascentM,
    descentM,
    ascentUnknownKm: ascentUnknownM / 1000,
    descentUnknownKm: descentUnknownM / 1000,
  };
}

/** The ascent of a route as pages show it. */
export interface RouteClimb {
  /** `null` if that of every leg is unknown. */
  readonly ascentM: number | null;
  /** If that of some legs is unknown: the whole is at least `ascentM`. */
  readonly isClimbPartial?: true;
}

/** What is known of the ascent of a route. */
export function climbOfRoute(totals: RouteSummary["totals"]): RouteClimb {
  const knowledge = climbKnowledge({ km: totals.km, climbUnknownKm: totals.ascentUnknownKm });
  if (knowledge === "none") return { ascentM: null };
  return { ascentM: totals.ascentM, ...(knowledge === "part" && { isClimbPartial: true }) };
}

/** A route as a list entry. */
export function summaryOf({ slug, name, nameEn, start, end, countries, colour, totals }: RouteOverview): RouteSummary {
  return { slug, name, nameEn, start, end, countries, colour, totals: totalsInKm(totals) };
}

/** All published routes in their order. */
export async function routeOverviews(context: UseCaseContext): Promise<readonly RouteOverview[]> {
  return cacheDerived(
    context,
    "route-overviews",
    async () => [await tableVersions(context)],
    (published) => loadRoutes(published),
  );
}

const summariesOf = memoizeByObject((overviews: readonly RouteOverview[]) => overviews.map(summaryOf));

/** As list entries. */
export async function routeSummaries(context: UseCaseContext): Promise<readonly RouteSummary[]> {
  return summariesOf(await routeOverviews(context));
}

const walkableOf = memoizeByObject((overviews: readonly RouteOverview[]) =>
  overviews.filter(({ totals }) => totals.distanceM > 0),
);

/** Those with a way to draw and to plan, on their main branch. Editors may publish a route before its way. */
export async function walkableOverviews(context: UseCaseContext): Promise<readonly RouteOverview[]> {
  return walkableOf(await routeOverviews(context));
}

/** As list entries. */
export async function walkableRoutes(context: UseCaseContext): Promise<readonly RouteSummary[]> {
  return summariesOf(await walkableOverviews(context));
}

/** Those without a way yet. */
export async function undrawnRoutes(context: UseCaseContext): Promise<readonly RouteSummary[]> {
  return (await routeSummaries(context)).filter(({ totals }) => totals.km === 0);
}

/** For pages that need a route, while editors have published none. */
export function withoutRoutes(): UseCaseError {
  return new UseCaseError("unavailable", { retryAfterSeconds: 60 });
}

/** @throws {FilterError} for the first slug that is not a published route */
export async function checkRoutes(context: UseCaseContext, slugs: readonly string[]): Promise<void> {
  const publishedSlugs = new Set((await routeSummaries(context)).map(({ slug }) => slug));
  const unknown = slugs.find((slug) => !publishedSlugs.has(slug));
  if (unknown !== undefined) throw new FilterError("route", { kind: "unknown-route", value: unknown });
}

/** The only route, whose kilometres `field` needs. @throws {FilterError} unless there is exactly one */
export function routeForKm(slugs: readonly string[], field = "sort"): string {
  const [route, ...others] = new Set(slugs);
  if (route === undefined || others.length > 0) throw new FilterError(field, { kind: "needs-one-route" });
  return route;
}
