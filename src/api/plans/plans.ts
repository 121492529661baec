import {
  maxPlanValues,
  planCreation,
  planDuplication,
  planList,
  planListQuery,
  planUpdate,
} from "#contract/plans/plans.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { createPlan, duplicatePlan } from "#use-cases/plans/create-plan.ts";
import { updatePlan } from "#use-cases/plans/edit/update-plan.ts";
import { deletePlan } from "#use-cases/plans/delete-plan.ts";
import { listOwnPlans } from "#use-cases/plans/read/list-plans.ts";
import { showPlan } from "#use-cases/plans/read/show-plan.ts";
import { idempotencyHeader, shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { privateResponse } from "#api/middleware/private-response.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";

const thePlan = jsonResponse("The plan; its version is also its ETag", shownPlan);

/** `/api/plans` and single plans. */
export const plansApi = area({ tag: "Plans" }, (on, { app }) => {
  app.use("/plans/*", privateResponse);
  on("get", "/plans", {
    operationId: "listPlans",
    summary: "The person's plans, the one changed most recently first",
    query: planListQuery,
    response: jsonResponse("Plans", planList),
    problems: [401],
    handle: (context, { query }) => listOwnPlans(context, query),
  });
  on("post", "/plans", {
    operationId: "createPlan",
    summary: "Plans a walk and saves it",
    description:
      "At most 100 plans per person, and 120 days per plan. At most 20 planner runs a second per person, and 500 at once after a pause; an edit takes a few.",
    headers: idempotencyHeader,
    body: planCreation,
    bodyOptions: { maxValues: maxPlanValues },
    response: thePlan,
    status: 201,
    isTagged: true,
    problems: [401, 429, 503],
    handle: async (context, { headers, body }, c) => {
      const plan = await createPlan(context, body, headers["idempotency-key"] ?? null);
      c.header("Location", `/api/plans/${plan.uuid}`);
      return planInWords(plan, c.get("language"));
    },
  });
  on("get", "/plans/{uuid}", {
    operationId: "showPlan",
    summary: "A plan, for its owner or with the token of its share link",
    params: uuidParams,
    query: shareQuery,
    response: thePlan,
    isTagged: true,
    problems: [429, 503],
    handle: async (context, { params, query }, c) =>
      planInWords(await showPlan(context, params.uuid, query.share), c.get("language")),
  });
  on("patch", "/plans/{uuid}", {
    operationId: "updatePlan",
    summary: "Changes the given fields",
    description:
      "A start date alone keeps every end of a day; any other option recalculates the plan around the pinned days.",
    params: uuidParams,
    headers: versionHeader,
    body: planUpdate,
    bodyOptions: { maxValues: maxPlanValues },
    response: thePlan,
    isTagged: true,
    problems: [429, 503],
    handle: async (context, { params, body, headers }, c) =>
      planInWords(await updatePlan(context, params.uuid, body, headers["if-match"]), c.get("language")),
  });
  on("delete", "/plans/{uuid}", {
    operationId: "deletePlan",
    summary: "Deletes a plan with its days, its share link and its calendar address",
    params: uuidParams,
    headers: versionHeader,
    handle: (context, { params, headers }) => deletePlan(context, params.uuid, headers["if-match"]),
  });
  on("post", "/plans/{uuid}/duplicate", {
    operationId: "duplicatePlan",
    summary: "Copies one of the person's plans, or a shared one",
    description: "A copy of another person's plan leaves out requests and bookings.",
    params: uuidParams,
    query: shareQuery,
    body: planDuplication,
    bodyOptions: { isOptional: true },
    response: thePlan,
    status: 201,
    isTagged: true,
    problems: [401, 429, 503],
    handle: async (context, { params, query, body }, c) => {
      const plan = await duplicatePlan(context, params.uuid, body.name, query.share);
      c.header("Location", `/api/plans/${plan.uuid}`);
      return planInWords(plan, c.get("language"));
    },
  });
});
