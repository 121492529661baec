import { planMapTiles } from "#contract/plans/plan-map-tiles.ts";
import { listPlanMapTiles } from "#use-cases/plans/list-plan-map-tiles.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { shareQuery, uuidParams } from "#api/http/request-parts.ts";
import { operations } from "#api/middleware/operations.ts";

/** `/api/plans/{uuid}/map-tiles`: what is taken along of the map's streets. */
export function planMapTilesApi(options: ApiOptions): Api {
  const { app, on } = operations(options, { tag: "Plans" });
  on("get", "/plans/{uuid}/map-tiles", {
    operationId: "listPlanMapTiles",
    summary: "The tiles of the map within 3 km of the way of a plan, and their sizes",
    description:
      "For its owner, or with the token of its share link. A tile is at `/map/{zoom}/{column}/{row}.mvt?v={version}`, in the format of Mapbox Vector Tiles with the layers of Protomaps.",
    params: uuidParams,
    query: shareQuery,
    answer: jsonAnswer("Tiles to zoom 14", planMapTiles),
    problems: [422],
    by: (asking, { params, query }) => listPlanMapTiles(asking, params.uuid, query.share),
  });
  return app;
}
