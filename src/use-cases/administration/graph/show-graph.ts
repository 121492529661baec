import { listRecords } from "../records/list-records.ts";
import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { branches as definition } from "#contract/administration/resources/branches.ts";
import { loadSegmentEnds, type SegmentEnds } from "#database/queries/administration/graph/arcs-at-waypoint.ts";
import { findRecord } from "#database/queries/administration/records/change-records.ts";
import { routeStore } from "#database/queries/administration/records/routes.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import type { Box, GraphPart } from "#contract/administration/graph.ts";
import { loadGraphInBox, loadGraphOfRoute } from "#database/queries/administration/graph/graph-part.ts";

interface RouteBranch {
  readonly uuid: string;
  readonly version: number;
  readonly slug: string;
  /** In the language of the request. */
  readonly name: string;
  readonly kind: string;
  /** Uuids in walking order. */
  readonly segments: readonly string[];
}

export interface RouteSegments {
  readonly route: { readonly slug: string; readonly name: string };
  /** In list order. */
  readonly branches: readonly RouteBranch[];
  readonly segments: readonly SegmentEnds[];
}

/** The branches of a route and the available segments. @throws UseCaseError for everybody but editors, `not-found` */
export async function showRouteSegments(context: UseCaseContext, routeSlug: string): Promise<RouteSegments> {
  const { locale } = requireEditor(context);
  const route = await findRecord(context.database, routeStore, "slug", routeSlug);
  if (!route) throw new UseCaseError("not-found");
  const query = recordQuery(definition).parse({ routeUuid: String(route["uuid"]), sort: "sort", perPage: 100 });
  const { data } = await listRecords(context, "branches", readRecordQuery(definition, query));
  return {
    route: { slug: routeSlug, name: String(route["name"]) },
    branches: data.map(({ uuid, version, ...fields }) => ({
      uuid,
      version,
      slug: String(fields["slug"]),
      name: nameIn(locale, {
        name: String(fields["name"]),
        ...(fields["nameEs"] !== null && { names: { es: String(fields["nameEs"]) } }),
      }),
      kind: String(fields["kind"]),
      segments: fields["segments"] as readonly string[],
    })),
    segments: await loadSegmentEnds(context.database),
  };
}

/**
 * Waypoints and arcs of a route with unconnected ones around it, or those in a box, published or not.
 *
 * @param part the slug of a route, or a box
 * @throws UseCaseError for everybody but editors, and `not-found` for an unknown route
 */
export async function showGraphPart(context: UseCaseContext, part: string | Box): Promise<GraphPart> {
  requireEditor(context);
  const { database } = context;
  if (typeof part !== "string") return loadGraphInBox(database, part);
  if ((await findRecord(database, routeStore, "slug", part)) === null) throw new UseCaseError("not-found");
  return loadGraphOfRoute(database, part);
}
