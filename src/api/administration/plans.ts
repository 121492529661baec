import { administeredPlanList, administeredPlanQuery, planReading } from "#contract/administration/plans.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { listAllPlans, readPlanFor } from "#use-cases/administration/plans/administered-plans.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/plans";

/** `/api/administration/plans`. */
export const planAdministrationApi = administration(path, requireAdministrator, (on) => {
  on("get", path, {
    operationId: "listAllPlans",
    summary: "All plans, without notes; for administrators",
    query: administeredPlanQuery,
    response: jsonResponse("Plans", administeredPlanList),
    handle: (context, { query }) => listAllPlans(context, query),
  });
  on("post", `${path}/{uuid}/read`, {
    operationId: "readPlan",
    summary: "Another person's plan, with a reason for the audit log; for administrators",
    description: "As anyone with the share link reads it: without references of bookings.",
    params: uuidParams,
    body: planReading,
    response: jsonResponse("The plan", shownPlan),
    handle: async (context, { params, body }, c) =>
      planInWords(await readPlanFor(context, params.uuid, body.reason), c.get("language")),
  });
});
