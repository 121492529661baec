import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { tokenAddress } from "#contract/plans.ts";
import { closeCalendar, openCalendar, sharePlan, stopSharing } from "#use-cases/plans/plan-tokens.ts";
import type { ApiEnvironment, ApiOptions } from "./environment.ts";
import { planParams } from "./plan-request.ts";
import { problemAnswers } from "./problem-answers.ts";
import { contextOf } from "./request-context.ts";

const addresses = [
  { path: "/plans/{uuid}/share", name: "Share", what: "share link", open: sharePlan, close: stopSharing },
  {
    path: "/plans/{uuid}/calendar",
    name: "Calendar",
    what: "calendar address",
    open: openCalendar,
    close: closeCalendar,
  },
] as const;

/** Share links and calendar addresses of plans. */
export function planTokensApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = new OpenAPIHono<ApiEnvironment>();
  for (const { path, name, what, open, close } of addresses) {
    const usual = { path, tags: ["Plans"], request: { params: planParams } };
    const make = createRoute({
      ...usual,
      method: "post",
      operationId: `makePlan${name}`,
      summary: `Makes a ${what}; the same one until it is revoked`,
      responses: {
        201: { description: "The address", content: { "application/json": { schema: tokenAddress } } },
        ...problemAnswers(403, 404, 419),
      },
    });
    const revoke = createRoute({
      ...usual,
      method: "delete",
      operationId: `revokePlan${name}`,
      summary: `Revokes the ${what}`,
      responses: { 204: { description: "Done" }, ...problemAnswers(403, 404, 419) },
    });
    app.openapi(make, async (c) => c.json(await open(await contextOf(c, context), c.req.valid("param").uuid), 201));
    app.openapi(revoke, async (c) => {
      await close(await contextOf(c, context), c.req.valid("param").uuid);
      return c.body(null, 204);
    });
  }
  return app;
}
