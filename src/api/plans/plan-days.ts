import { planHouses, planHousesQuery, planMapTiles } from "#contract/plans/plan-houses.ts";
import { listPlanHouses } from "#use-cases/plans/read/list-plan-houses.ts";
import { listPlanMapTiles } from "#use-cases/plans/read/list-plan-map-tiles.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { maxPlanContentBytes, planContent } from "#contract/plans/plan-content.ts";
import { replanRequest } from "#contract/plans/plan-edit.ts";
import { maxPlanValues, planDayUpdate } from "#contract/plans/plans.ts";
import { editedPlan, shownDays } from "#contract/plans/shown-plan.ts";
import { maxPlanWords } from "#domain/plans/editing/stored-plan.ts";
import { editPlan, type EditResult } from "#use-cases/plans/edit/edit-plan.ts";
import { restorePlan } from "#use-cases/plans/edit/restore-plan.ts";
import { showPlan } from "#use-cases/plans/read/show-plan.ts";
import { updateDay } from "#use-cases/plans/edit/update-day.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";

/** Reads no large body before authentication; for strangers plans do not exist. */
const membersOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  const { actor } = await c.get("identification")();
  if (actor.kind === "visitor") throw new UseCaseError("not-found");
  return next();
});
const edited = jsonResponse("The plan after the change, and the days that now end elsewhere", editedPlan);

/** `/api/plans/{uuid}/days` and edits of whole plans. */
export const planDaysApi = area({ tag: "Plans" }, (on) => {
  const inWords = ({ plan, ...rest }: EditResult, c: Context<ApiEnvironment>) => {
    c.header("ETag", `"${plan.version}"`);
    return { ...rest, plan: planInWords(plan, c.get("language")) };
  };
  on("get", "/plans/{uuid}/days", {
    operationId: "listPlanDays",
    summary: "The days of a plan, for its owner or with the token of its share link",
    params: uuidParams,
    query: shareQuery,
    response: jsonResponse("Days", shownDays),
    isTagged: true,
    problems: [429, 503],
    handle: async (context, { params, query }, c) => {
      const plan = await showPlan(context, params.uuid, query.share);
      const { version, days } = planInWords(plan, c.get("language"));
      return { version, days };
    },
  });
  on("patch", "/plans/{uuid}/days/{day}", {
    operationId: "updatePlanDay",
    summary: "Changes a day: where it ends, its booking and its notes",
    description:
      "A new end is pinned, and the days that are not pinned are recalculated. The version is that of the plan.",
    params: uuidParams.extend({
      day: z.string().meta({ param: { name: "day", in: "path" }, description: "Calendar day, from 1" }),
    }),
    headers: versionHeader,
    body: planDayUpdate,
    bodyOptions: { maxValues: maxPlanValues },
    response: edited,
    problems: [429, 503],
    handle: async (context, { params, body, headers }, c) => {
      if (!/^[1-9]\d{0,2}$/.test(params.day)) throw new UseCaseError("not-found");
      return inWords(await updateDay(context, params.uuid, Number(params.day), body, headers["if-match"]), c);
    },
  });
  on("put", "/plans/{uuid}/days", {
    operationId: "restorePlanDays",
    summary: "Puts the days of a plan back as they were; nothing is recalculated",
    description: `The body has ${maxPlanContentBytes.toLocaleString("en")} bytes at most; a plan as a whole has room for ${maxPlanWords.toLocaleString("en")} characters of notes and things to carry.`,
    params: uuidParams,
    headers: versionHeader,
    before: [membersOnly],
    body: planContent,
    bodyOptions: { maxBytes: maxPlanContentBytes, maxValues: maxPlanValues },
    response: edited,
    problems: [429, 503],
    handle: async (context, { params, body, headers }, c) =>
      inWords(await restorePlan(context, params.uuid, body, headers["if-match"]), c),
  });
  on("post", "/plans/{uuid}/replan", {
    operationId: "replan",
    summary: "Edits a plan by hand and recalculates what is not pinned",
    params: uuidParams,
    headers: versionHeader,
    body: replanRequest,
    // Without a body, the plan is replanned around its pins.
    bodyOptions: { isOptional: true },
    response: edited,
    problems: [429, 503],
    handle: async (context, { params, body, headers }, c) =>
      inWords(await editPlan(context, params.uuid, body, headers["if-match"]), c),
  });
  // Offline data in addition to the plan itself.
  on("get", "/plans/{uuid}/houses", {
    operationId: "listPlanHouses",
    summary: "The places to stay where a plan spends its nights, with how they are reached",
    description: "For its owner, or with the token of its share link.",
    params: uuidParams,
    query: shareQuery.extend(planHousesQuery.shape),
    response: jsonResponse("Towns with their houses", planHouses),
    isTagged: true,
    handle: (context, { params, query: { share, town, along } }) =>
      listPlanHouses(context, params.uuid, share, along ? { along } : { town }),
  });
  on("get", "/plans/{uuid}/map-tiles", {
    operationId: "listPlanMapTiles",
    summary: "The tiles of the map within 3 km of the path of a plan, and their sizes",
    description:
      "For its owner, or with the token of its share link. A tile is at `/map/{zoom}/{column}/{row}.mvt?v={version}`, in the format of Mapbox Vector Tiles with the layers of Protomaps.",
    params: uuidParams,
    query: shareQuery,
    response: jsonResponse("Tiles to zoom 14", planMapTiles),
    problems: [422],
    handle: (context, { params, query }) => listPlanMapTiles(context, params.uuid, query.share),
  });
});
