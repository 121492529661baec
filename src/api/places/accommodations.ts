import { accommodationDetail, accommodationList, accommodationListQuery } from "#contract/places/accommodations.ts";
import { foundPlaceList } from "#contract/places/found-places.ts";
import { listAccommodations } from "#use-cases/places/accommodations/list-accommodations.ts";
import { showAccommodation } from "#use-cases/places/accommodations/show-accommodation.ts";
import { listFoundHouses } from "#use-cases/places/finders/list-places-on-map.ts";
import { jsonResponse, published } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

/** `GET /api/accommodations`, `/api/accommodations/places` and `/api/accommodations/{uuid}`. */
export const accommodationsApi = published("/accommodations", "Accommodations", (on) => {
  on("get", "/accommodations", {
    operationId: "listAccommodations",
    summary: "Places to stay by route, town, type, amenities, night and name",
    description: "Places to stay that are closed are shown with their status, unless a night is asked for.",
    query: accommodationListQuery,
    response: jsonResponse("Houses", accommodationList),
    handle: (context, { query }) => listAccommodations(context, query),
  });
  on("get", "/accommodations/places", {
    operationId: "listPlacesOfAccommodations",
    summary: "Where all places to stay are that pass the filters of the list, for a map",
    description: "Places to stay whose location is unknown are counted at their town.",
    query: accommodationListQuery,
    response: jsonResponse("Places of all pages of the list", foundPlaceList),
    handle: (context, { query }) => listFoundHouses(context, query),
  });
  on("get", "/accommodations/{uuid}", {
    operationId: "showAccommodation",
    summary: "A place to stay with all that is known of it, and where each fact comes from",
    params: uuidParams,
    response: jsonResponse("The house", accommodationDetail),
    absent: "accommodation",
    handle: (context, { params }) => showAccommodation(context, params.uuid),
  });
});
