import { pointOfInterestList, pointOfInterestListQuery } from "#contract/places/points-of-interest.ts";
import { listPointsOfInterest } from "#use-cases/places/list-points-of-interest.ts";
import { jsonResponse, published } from "#api/middleware/operations.ts";

/** `GET /api/points-of-interest`. */
export const pointsOfInterestApi = published("/points-of-interest", "Points of interest", (on) => {
  on("get", "/points-of-interest", {
    operationId: "listPointsOfInterest",
    summary: "Sights and services by route, town, kind and name",
    query: pointOfInterestListQuery,
    response: jsonResponse("Points of interest", pointOfInterestList),
    handle: (context, { query }) => listPointsOfInterest(context, query),
  });
});
