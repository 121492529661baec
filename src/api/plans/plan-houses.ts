import { planHouses, planHousesQuery } from "#contract/plans/plan-houses.ts";
import { listPlanHouses } from "#use-cases/plans/list-plan-houses.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { shareQuery, uuidParams } from "#api/http/request-parts.ts";
import { operations } from "#api/middleware/operations.ts";

/** `/api/plans/{uuid}/houses`: what is taken along beside the plan itself. */
export function planHousesApi(options: ApiOptions): Api {
  const { app, on } = operations(options, { tag: "Plans" });
  on("get", "/plans/{uuid}/houses", {
    operationId: "listPlanHouses",
    summary: "The houses where a plan spends its nights, with how they are reached",
    description: "For its owner, or with the token of its share link.",
    params: uuidParams,
    query: shareQuery.extend(planHousesQuery.shape),
    answer: jsonAnswer("Towns with their houses", planHouses),
    isTagged: true,
    by: (asking, { params, query: { share, town, along } }) =>
      listPlanHouses(asking, params.uuid, share, along ? { along } : { town }),
  });
  return app;
}
