import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { plan } from "#contract/plans/plan.ts";
import { plannerRequest } from "#contract/planner/planner.ts";
import { furtherWalks, furtherWalksRequest } from "#contract/planner/further-walks.ts";
import { showFurtherWalks } from "#use-cases/planner/show-further-walks.ts";
import { planAsJson } from "#use-cases/planner/plan-as-json.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { createMiddleware } from "hono/factory";
import { type BucketLimit, TokenBuckets } from "#use-cases/token-buckets.ts";
import { problemAnswer } from "#api/http/problems.ts";
import { problemOfError, unknownRouteProblem } from "#api/plans/refused-plan.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOfAnybody } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";

/** A token bucket for each client address, in memory: 429 and Retry-After when it is empty. */
function rateLimit(limit: BucketLimit) {
  const buckets = new TokenBuckets(limit);
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const seconds = buckets.take(c.get("clientAddress"));
    if (seconds === 0) return next();
    c.header("Retry-After", String(seconds));
    return problemAnswer(c, "too-many-requests", "Too many requests from this address; try again in a moment.");
  });
}

/** A planner request with every list full has less than this many bytes. */
const maxBodyBytes = 256_000;

function createPlanRoute() {
  return createRoute({
    method: "post",
    path: "/planner",
    operationId: "planWalk",
    summary: "The best day-by-day plan for the options; nothing is stored",
    description: `A body has at most ${maxBodyBytes.toLocaleString("en")} bytes. An address may ask 20 times a second, and 500 times at once after a pause. Of options with very many possibilities an address may have two at once.`,
    tags: ["Planner"],
    middleware: [rateLimit({ perSecond: 20, burst: 500 }), jsonBody({ maxBytes: maxBodyBytes })] as const,
    request: { body: jsonContent(plannerRequest) },
    responses: {
      200: jsonAnswer("The plan", plan),
      ...problemAnswers(400, 413, 415, 422, 429, 503),
    },
  });
}

function furtherWalksRoute() {
  return createRoute({
    method: "post",
    path: "/planner/further",
    operationId: "findFurtherWalks",
    summary: "Where a plan may be walked on to, and other routes from where they meet it",
    description: "Everything is planned by the options of the request. None where there is no plan for them.",
    tags: ["Planner"],
    middleware: [rateLimit({ perSecond: 2, burst: 60 }), jsonBody({ maxBytes: maxBodyBytes })] as const,
    request: { body: jsonContent(furtherWalksRequest) },
    responses: {
      200: jsonAnswer("The walks", furtherWalks),
      ...problemAnswers(400, 413, 415, 422, 429, 503),
    },
  });
}

/** `POST /api/planner`, and what goes on from a plan. */
export function plannerApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(furtherWalksRoute(), async (c) => {
    const options = c.req.valid("json");
    const walks = await showFurtherWalks(contextOfAnybody(c, context), options);
    if (!walks) throw unknownRouteProblem(options.route, c.get("language"));
    c.header("Cache-Control", "no-store");
    return c.json({ walks }, 200);
  });
  return app.openapi(createPlanRoute(), async (c) => {
    const options = c.req.valid("json");
    const language = c.get("language");
    const answer = await planAsJson(contextOfAnybody(c, context), options, language);
    if (!answer) throw unknownRouteProblem(options.route, language);
    const { graph, result } = answer;
    if (!result.ok) throw problemOfError(result.refusals, graph, language);
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/json");
    // What the bytes hold was typed where they were written.
    return c.body(result.json, 200) as never;
  });
}
