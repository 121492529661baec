import type { PlanMapTiles } from "#contract/plans/plan-houses.ts";
import { corridorTiles, firstZoom } from "#domain/geography/map-tiles/tiles.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { UseCaseContext } from "../../context.ts";
import { yieldIfBusy } from "../../workers/yield-to-event-loop.ts";
import { piecesOf } from "#use-cases/routes/line-of-arcs.ts";
import { showRouteLines } from "#use-cases/routes/map-lines.ts";
import { describeStoredPlan } from "../describe-stored-plan.ts";
import { openPlan } from "../plan-access.ts";
import { arcsOf } from "#domain/route-graph/graph-lookup.ts";

/** Distance to either side of the way, in metres: walkers who take a wrong turn notice by then. */
const distanceM = 3_000;
/** Deeper levels have four times as many tiles for little gain; beyond this one tiles are scaled up. */
const maxZoom = 14;

/**
 * The map tiles along the way of a plan, for offline use.
 *
 * @throws UseCaseError `not-found` for everybody but the owner and holders of the share link
 */
export async function listPlanMapTiles(
  context: UseCaseContext,
  uuid: string,
  shareToken?: string,
): Promise<PlanMapTiles> {
  const { archive } = context.mapTiles;
  const { record } = await openPlan(context, uuid, shareToken);
  if (!archive) return { version: null, bytes: 0, tiles: [] };
  const { graphs, measured } = await describeStoredPlan(context, record);
  const lines = await Promise.all(record.legs.map(({ route }) => showRouteLines(context, route)));
  const way = measured.days.flatMap(({ arcs }, index): LatLon[][] => {
    const leg = record.days[index]?.leg ?? 0;
    const graph = graphs[leg];
    if (!graph) return [];
    return piecesOf(arcsOf(graph, arcs), graph, lines[leg] ?? new Map());
  });
  const tiles: PlanMapTiles["tiles"][number][] = [];
  for (const tile of corridorTiles(way, { distanceM, maxZoom: Math.min(maxZoom, archive.maxZoom) })) {
    await yieldIfBusy();
    const entry = tile.z >= firstZoom ? await archive.find(tile) : null;
    if (entry) tiles.push([tile.z, tile.x, tile.y, entry.bytes]);
  }
  return { version: archive.version, bytes: tiles.reduce((sum, [, , , bytes]) => sum + bytes, 0), tiles };
}
