import { type Selected, readInPortions } from "#database/rows.ts";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { arc } from "#database/schema/routes/waypoint.ts";
import { route } from "#database/schema/routes/route.ts";
import { hasMainWay } from "./route-branches.ts";
import { branch, branchSegment, segment, segmentArc } from "#database/schema/routes/segment.ts";

const stepColumns = {
  routeSlug: route.slug,
  routeName: route.name,
  kind: branch.kind,
  arcId: arc.id,
  from: arc.fromWaypointUuid,
  to: arc.toWaypointUuid,
  mode: arc.mode,
  distanceM: arc.distanceM,
};

/** A step of a branch of a route. */
export type RouteStep = Selected<typeof stepColumns>;

const isPublished = and(
  eq(route.published, true),
  eq(branch.published, true),
  eq(segment.published, true),
  eq(arc.published, true),
);

/** Routes whose steps are read at a time: a few milliseconds of the calling thread. */
const portionOfRoutes = 8;

/**
 * The steps of all published branches of all published routes with a main way: routes in order, each branch in walking
 * order.
 */
export async function loadStepsOfRoutes(db: Queryable): Promise<readonly RouteStep[]> {
  // Equal texts are shared.
  const texts = new Map<string, string>();
  const one = <Text extends string>(text: Text): Text =>
    (texts.get(text) as Text | undefined) ?? (texts.set(text, text), text);
  const routes = await db.drizzle
    .select({ uuid: route.uuid })
    .from(route)
    .where(eq(route.published, true))
    .orderBy(asc(route.sort), asc(route.slug));
  const steps: RouteStep[] = [];
  for (let at = 0; at < routes.length; at += portionOfRoutes) {
    const uuids = routes.slice(at, at + portionOfRoutes).map(({ uuid }) => uuid);
    const drawn = Map.groupBy(await loadSteps(db, uuids), ({ routeSlug }) => routeSlug);
    for (const step of [...drawn.values()].filter(hasMainWay).flat())
      steps.push({
        routeSlug: one(step.routeSlug),
        routeName: one(step.routeName),
        kind: one(step.kind),
        arcId: step.arcId,
        from: one(step.from),
        to: one(step.to),
        mode: one(step.mode),
        distanceM: step.distanceM,
      });
  }
  return steps;
}

function loadSteps(db: Queryable, routes: readonly string[]): Promise<RouteStep[]> {
  return db.drizzle
    .select(stepColumns)
    .from(route)
    .innerJoin(branch, eq(branch.routeUuid, route.uuid))
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segment, eq(segment.uuid, branchSegment.segmentUuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, segment.uuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(and(isPublished, inArray(route.uuid, [...routes])))
    .orderBy(asc(route.sort), asc(route.slug), asc(branch.uuid), asc(branchSegment.position), asc(segmentArc.position));
}

interface ArcLine {
  /** Encoded as a polyline: the points of all take much memory. */
  readonly line: string;
  /** `straight` if only its ends are known. */
  readonly source: string | null;
}

/** The line of every published walked arc, by arc id. */
export async function loadWalkedLines(db: Queryable): Promise<ReadonlyMap<number, ArcLine>> {
  const source = sql<string | null>`${arc.sources} -> 'line' ->> 'source'`;
  const lines = new Map<number, ArcLine>();
  const portions = readInPortions<{ id: number } & Pick<ArcLine, "source"> & { line: string | null }>((last, limit) =>
    db.drizzle
      .select({ id: arc.id, line: arc.line, source })
      .from(arc)
      .where(and(eq(arc.published, true), eq(arc.mode, "walk"), last && gt(arc.id, last.id)))
      .orderBy(asc(arc.id))
      .limit(limit),
  );
  for await (const rows of portions) {
    for (const row of rows) if (row.line !== null) lines.set(row.id, { line: row.line, source: row.source });
  }
  return lines;
}
