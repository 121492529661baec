import { foundPlaceList } from "#contract/places/found-places.ts";
import { townDetail, townList, townListQuery } from "#contract/places/towns.ts";
import { listFoundTowns } from "#use-cases/places/finders/list-places-on-map.ts";
import { listTowns } from "#use-cases/places/towns/list-towns.ts";
import { showTown } from "#use-cases/places/towns/show-town.ts";
import { jsonResponse, published } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

/** `GET /api/towns`, `/api/towns/places` and `/api/towns/{uuid}`. */
export const townsApi = published("/towns", "Towns", (on) => {
  on("get", "/towns", {
    operationId: "listTowns",
    summary: "Towns by route, services and name",
    query: townListQuery,
    response: jsonResponse("Towns", townList),
    handle: (context, { query }) => listTowns(context, query),
  });
  on("get", "/towns/places", {
    operationId: "listPlacesOfTowns",
    summary: "Locations of all towns that match the filters of the list, for a map",
    query: townListQuery,
    response: jsonResponse("Places of all pages of the list", foundPlaceList),
    handle: (context, { query }) => listFoundTowns(context, query),
  });
  on("get", "/towns/{uuid}", {
    operationId: "showTown",
    summary:
      "A town: its place on every route, its neighbours, places to stay and sights, and where each fact comes from",
    params: uuidParams,
    response: jsonResponse("The town", townDetail),
    absent: "town",
    handle: (context, { params }) => showTown(context, params.uuid),
  });
});
