import { and, asc, eq } from "drizzle-orm";
import type { MonthDay } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "#database/connect.ts";
import { closure, closureArc } from "#database/schema/closure.ts";
import { route } from "#database/schema/route.ts";

/** A part of every year in which arcs may not be walked, both days included. */
export interface RouteClosure {
  readonly arcs: readonly number[];
  readonly from: MonthDay;
  readonly to: MonthDay;
  readonly note: string;
  /** The note in other languages, by language code. */
  readonly notes: Readonly<Record<string, string>>;
}

/** The published closures of a published route, by their keys. */
export async function loadRouteClosures(db: Queryable, routeSlug: string): Promise<readonly RouteClosure[]> {
  const rows = await db.drizzle
    .select({
      uuid: closure.uuid,
      from: closure.fromDay,
      to: closure.toDay,
      note: closure.note,
      notes: closure.noteTranslations,
      arc: closureArc.arcId,
    })
    .from(closure)
    .innerJoin(route, eq(route.uuid, closure.routeUuid))
    .innerJoin(closureArc, eq(closureArc.closureUuid, closure.uuid))
    .where(and(eq(route.slug, routeSlug), eq(route.published, true), eq(closure.published, true)))
    .orderBy(asc(closure.key), asc(closureArc.arcId));
  return [...Map.groupBy(rows, ({ uuid }) => uuid).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { from, to, note, notes } = first;
    return [{ arcs: group.map(({ arc }) => arc), from, to, note, notes }];
  });
}
