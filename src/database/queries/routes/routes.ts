import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/connection/connect.ts";
import { type MeasuredArc, walkTotals } from "#domain/route-graph/walks/walk-totals.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import { arc } from "#database/schema/routes/waypoint.ts";
import { route, publishedStage } from "#database/schema/routes/route.ts";
import { branch, branchSegment, segment, segmentArc } from "#database/schema/routes/segment.ts";
import { town } from "#database/schema/routes/town.ts";

/** Sums over walked arcs, in metres; an unknown ascent or descent adds nothing. */
export interface WalkingTotals {
  readonly distanceM: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Of `distanceM`, that whose ascent is unknown. */
  readonly ascentUnknownM: number;
  /** Of `distanceM`, that whose descent is unknown. */
  readonly descentUnknownM: number;
}

export interface RouteOverview {
  readonly uuid: string;
  readonly version: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly summary: string | null;
  readonly summaryEs: string | null;
  readonly sources: FactSources;
  readonly start: { readonly slug: string; readonly name: string };
  readonly end: { readonly slug: string; readonly name: string };
  readonly countries: readonly string[];
  /** `#rrggbb` */
  readonly colour: string;
  /** Of the main way. */
  readonly totals: WalkingTotals;
}

/** All published routes in their order, each with the totals of its main way: 0 until editors have published one. */
export function loadRoutes(db: Queryable): Promise<RouteOverview[]> {
  return selectRoutes(db);
}

/** One published route, or null. */
export async function findRoute(db: Queryable, slug: string): Promise<RouteOverview | null> {
  const [row] = await selectRoutes(db, slug);
  return row ?? null;
}

async function selectRoutes(db: Queryable, slug?: string): Promise<RouteOverview[]> {
  const start = alias(town, "start");
  const end = alias(town, "end");
  const totals = mainTotals(db, slug);
  return db.drizzle
    .select({
      uuid: route.uuid,
      version: route.version,
      slug: route.slug,
      name: route.name,
      nameEn: route.nameEn,
      summary: route.summary,
      summaryEs: route.summaryEs,
      sources: route.sources,
      start: { slug: start.slug, name: start.name },
      end: { slug: end.slug, name: end.name },
      countries: route.countries,
      colour: route.colour,
      totals: {
        distanceM: sql<number>`coalesce(${totals.distanceM}, 0)::int`,
        ascentM: sql<number>`coalesce(${totals.ascentM}, 0)::int`,
        descentM: sql<number>`coalesce(${totals.descentM}, 0)::int`,
        ascentUnknownM: sql<number>`coalesce(${totals.ascentUnknownM}, 0)::int`,
        descentUnknownM: sql<number>`coalesce(${totals.descentUnknownM}, 0)::int`,
      },
    })
    .from(route)
    .innerJoin(start, eq(start.uuid, route.startTownUuid))
    .innerJoin(end, eq(end.uuid, route.endTownUuid))
    .leftJoin(totals, eq(totals.routeUuid, route.uuid))
    .where(and(eq(route.published, true), slug === undefined ? undefined : eq(route.slug, slug)))
    .orderBy(asc(route.sort), asc(route.slug));
}

/** Of all routes, or of the one that is asked for: PostgreSQL would sum up all of them first. */
function mainTotals(db: Queryable, slug?: string) {
  const one =
    slug === undefined ? null : db.drizzle.select({ uuid: route.uuid }).from(route).where(eq(route.slug, slug));
  return db.drizzle
    .select({
      routeUuid: branch.routeUuid,
      distanceM: sql<number>`sum(${arc.distanceM})`.as("distance_sum"),
      ascentM: sql<number>`sum(${arc.ascentM})`.as("ascent_sum"),
      descentM: sql<number>`sum(${arc.descentM})`.as("descent_sum"),
      ascentUnknownM: sql<number>`sum(${arc.distanceM}) FILTER (WHERE ${arc.ascentM} IS NULL)`.as("ascent_unknown_sum"),
      descentUnknownM: sql<number>`sum(${arc.distanceM}) FILTER (WHERE ${arc.descentM} IS NULL)`.as(
        "descent_unknown_sum",
      ),
    })
    .from(branch)
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segment, eq(segment.uuid, branchSegment.segmentUuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, segment.uuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(
      and(
        one ? inArray(branch.routeUuid, one) : undefined,
        eq(branch.kind, "main"),
        eq(branch.published, true),
        eq(segment.published, true),
        eq(arc.published, true),
        eq(arc.mode, "walk"),
      ),
    )
    .groupBy(branch.routeUuid)
    .as("main_totals");
}

/** Totals of one branch, from the arcs returned by `loadRouteBranches`. */
export function walkingTotals(arcs: readonly MeasuredArc[]): WalkingTotals {
  const { distanceM, ascentM, descentM, ascentUnknownM, descentUnknownM } = walkTotals(arcs);
  return { distanceM, ascentM: ascentM ?? 0, descentM: descentM ?? 0, ascentUnknownM, descentUnknownM };
}

/** A day's walk with the figures of a guidebook. */
interface PublishedStage {
  /** From 1. */
  readonly number: number;
  readonly end: { readonly slug: string; readonly name: string };
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  /** The publisher of the figures. */
  readonly source: string | null;
}

/** The published stages of a published route in order; empty if none are known. */
export async function loadPublishedStages(db: Queryable, routeSlug: string): Promise<readonly PublishedStage[]> {
  const rows = await db.drizzle
    .select({
      number: publishedStage.number,
      end: { slug: town.slug, name: town.name },
      distanceM: publishedStage.distanceM,
      ascentM: publishedStage.ascentM,
      descentM: publishedStage.descentM,
      sources: publishedStage.sources,
    })
    .from(publishedStage)
    .innerJoin(route, eq(route.uuid, publishedStage.routeUuid))
    .innerJoin(town, eq(town.uuid, publishedStage.endTownUuid))
    .where(and(eq(route.slug, routeSlug), eq(route.published, true), eq(publishedStage.published, true)))
    .orderBy(asc(publishedStage.number));
  return rows.map(({ sources, ...facts }) => ({ ...facts, source: sources["distanceM"]?.source ?? null }));
}
