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
import { updatePlan } from "#use-cases/plans/update-plan.ts";
import { deletePlan } from "#use-cases/plans/delete-plan.ts";
import { listOwnPlans } from "#use-cases/plans/list-plans.ts";
import { showPlan } from "#use-cases/plans/show-plan.ts";
import { idempotencyHeader, shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { privateAnswer } from "#api/middleware/private-answer.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";

const thePlan = jsonAnswer("The plan; its version is also its ETag", shownPlan);

/** `/api/plans` and single plans. */
export const plansApi = area({ tag: "Plans" }, (on, { app }) => {
  app.use("/plans/*", privateAnswer);
  on("get", "/plans", {
    operationId: "listPlans",
    summary: "The person's plans, the one changed most recently first",
    query: planListQuery,
    answer: jsonAnswer("Plans", planList),
    problems: [401],
    by: (asking, { query }) => listOwnPlans(asking, query),
  });
  on("post", "/plans", {
    operationId: "createPlan",
    summary: "Plans a walk and saves it",
    description:
      "At most 100 plans per person, and 120 days per plan. At most 20 planner runs a second per person, and 500 at once after a pause; an edit takes a few.",
    headers: idempotencyHeader,
    body: planCreation,
    reading: { maxValues: maxPlanValues },
    answer: thePlan,
    status: 201,
    isTagged: true,
    problems: [401, 429, 503],
    by: async (asking, { headers, body }, c) => {
      const plan = await createPlan(asking, body, headers["idempotency-key"] ?? null);
      c.header("Location", `/api/plans/${plan.uuid}`);
      return planInWords(plan, c.get("language"));
    },
  });
  on("get", "/plans/{uuid}", {
    operationId: "showPlan",
    summary: "A plan, for its owner or with the token of its share link",
    params: uuidParams,
    query: shareQuery,
    answer: thePlan,
    isTagged: true,
    problems: [429, 503],
    by: async (asking, { params, query }, c) =>
      planInWords(await showPlan(asking, params.uuid, query.share), c.get("language")),
  });
  on("patch", "/plans/{uuid}", {
    operationId: "updatePlan",
    summary: "Changes the given fields",
    description:
      "A start date alone keeps every end of a day; any other option recalculates the plan around the pinned days.",
    params: uuidParams,
    headers: versionHeader,
    body: planUpdate,
    reading: { maxValues: maxPlanValues },
    answer: thePlan,
    isTagged: true,
    problems: [429, 503],
    by: async (asking, { params, body, headers }, c) =>
      planInWords(await updatePlan(asking, params.uuid, body, headers["if-match"]), c.get("language")),
  });
  on("delete", "/plans/{uuid}", {
    operationId: "deletePlan",
    summary: "Deletes a plan with its days, its share link and its calendar address",
    params: uuidParams,
    headers: versionHeader,
    by: (asking, { params, headers }) => deletePlan(asking, params.uuid, headers["if-match"]),
  });
  on("post", "/plans/{uuid}/duplicate", {
    operationId: "duplicatePlan",
    summary: "Copies one of the person's plans, or a shared one",
    description: "A copy of another person's plan leaves out requests and bookings.",
    params: uuidParams,
    query: shareQuery,
    body: planDuplication,
    reading: { isOptional: true },
    answer: thePlan,
    status: 201,
    isTagged: true,
    problems: [401, 429, 503],
    by: async (asking, { params, query, body }, c) => {
      const plan = await duplicatePlan(asking, params.uuid, body.name, query.share);
      c.header("Location", `/api/plans/${plan.uuid}`);
      return planInWords(plan, c.get("language"));
    },
  });
});
