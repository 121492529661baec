import { plan } from "#contract/plans/plan.ts";
import { plannerRequest } from "#contract/planner/planner.ts";
import { furtherWalks, furtherWalksRequest } from "#contract/planner/further-walks.ts";
import { showFurtherWalks } from "#use-cases/planner/show-further-walks.ts";
import { planAsJson } from "#use-cases/planner/plan-as-json.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createMiddleware } from "hono/factory";
import { type BucketLimit, TokenBuckets } from "#use-cases/security/rate-limits.ts";
import { problemResponse } from "#api/http/problems.ts";
import { problemOfError, unknownRouteProblem } from "#api/plans/plan-problem.ts";
import { contextOfAnybody } from "#api/http/request-context.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";

/** A token bucket per client address, in memory: 429 with Retry-After when it is empty. */
function rateLimit(limit: BucketLimit) {
  const buckets = new TokenBuckets(limit);
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const seconds = buckets.take(c.get("clientAddress"));
    if (seconds === 0) return next();
    c.header("Retry-After", String(seconds));
    return problemResponse(c, "too-many-requests", ({ tooFast }) => tooFast);
  });
}

/** A planner request with every list full is smaller than this many bytes. */
const maxBodyBytes = 256_000;

/** `POST /api/planner`, and continuations of a plan. */
export const plannerApi = area({ tag: "Planner", isPublic: true }, (on, { context }) => {
  on("post", "/planner/further", {
    operationId: "findFurtherWalks",
    summary: "Where a plan can continue to, and other routes from where they meet it",
    description: "Everything is planned with the options of the request. Empty if there is no plan for them.",
    before: [rateLimit({ perSecond: 2, burst: 60 })],
    body: furtherWalksRequest,
    bodyOptions: { maxBytes: maxBodyBytes },
    response: jsonResponse("The walks", furtherWalks),
    excludedProblems: [403, 419],
    problems: [429, 503],
    handle: async (_context, { body }, c) => {
      const walks = await showFurtherWalks(contextOfAnybody(c, context), body);
      if (!walks) throw unknownRouteProblem(body.route, c.get("language"));
      c.header("Cache-Control", "no-store");
      return { walks };
    },
  });
  on("post", "/planner", {
    operationId: "planWalk",
    summary: "The best day-by-day plan for the options; nothing is stored",
    description: `A body has at most ${maxBodyBytes.toLocaleString("en")} bytes. At most 20 requests a second from one address, and 500 at once after a pause. At most two requests at a time with very many possibilities.`,
    before: [rateLimit({ perSecond: 20, burst: 500 })],
    body: plannerRequest,
    bodyOptions: { maxBytes: maxBodyBytes },
    response: jsonResponse("The plan", plan),
    excludedProblems: [403, 419],
    problems: [429, 503],
    handle: async (_context, { body }, c) => {
      const language = c.get("language");
      const planningResult = await planAsJson(contextOfAnybody(c, context), body, language);
      if (!planningResult) throw unknownRouteProblem(body.route, language);
      const { graph, result } = planningResult;
      if (!result.ok) throw problemOfError(result.refusals, graph, language);
      return c.body(result.json, 200, { "Cache-Control": "no-store", "Content-Type": "application/json" });
    },
  });
});
