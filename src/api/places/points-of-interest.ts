import { pointOfInterestList, pointOfInterestListQuery } from "#contract/places/points-of-interest.ts";
import { listPointsOfInterest } from "#use-cases/points-of-interest/list-points-of-interest.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { published } from "#api/middleware/operations.ts";

/** `GET /api/points-of-interest`. */
export function pointsOfInterestApi(options: ApiOptions): Api {
  const { app, on } = published(options, "/points-of-interest", "Points of interest");
  on("get", "/points-of-interest", {
    operationId: "listPointsOfInterest",
    summary: "Sights and services by route, town, kind and name",
    query: pointOfInterestListQuery,
    answer: jsonAnswer("Points of interest", pointOfInterestList),
    by: (asking, { query }) => listPointsOfInterest(asking, query),
  });
  return app;
}
