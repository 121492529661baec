import type { Box, GraphPart } from "#contract/administration/graph.ts";
import { loadGraphInBox, loadGraphOfRoute } from "#database/queries/administration/graph/graph-part.ts";
import { findRecord } from "#database/queries/administration/records/change-records.ts";
import { routeStore } from "#database/queries/administration/records/routes.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/**
 * Waypoints and arcs of a route with what lies loose around it, or those in a box, published or not.
 *
 * @param part the slug of a route, or a box
 * @throws UseCaseError for everybody but editors, and `not-found` for a route that does not exist
 */
export async function showGraphPart(context: UseCaseContext, part: string | Box): Promise<GraphPart> {
  requireEditor(context);
  const { database } = context;
  if (typeof part !== "string") return loadGraphInBox(database, part);
  if ((await findRecord(database, routeStore, "slug", part)) === null) throw new UseCaseError("not-found");
  return loadGraphOfRoute(database, part);
}
