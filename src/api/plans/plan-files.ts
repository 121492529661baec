import { OpenAPIHono } from "@hono/zod-openapi";
import { type PlanFileFormat, planFileFormats, planFileQuery, planFiles } from "#contract/plans/plan-files.ts";
import { exportPlan } from "#use-cases/plans/export/export-plan.ts";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { fileResponse } from "#api/middleware/operations.ts";
import { onlyMethods } from "#api/middleware/other-methods.ts";
import { privateResponse } from "#api/middleware/private-response.ts";
import { fieldsProblem } from "#api/http/problems.ts";
import { problemResponses } from "#api/http/problem-responses.ts";
import { contextOf } from "#api/http/request-context.ts";
import { uuidParams } from "#api/http/request-parts.ts";

/**
 * `GET /api/plans/{uuid}.gpx` and other formats. Mount before the plans, whose `{uuid}` would match these addresses.
 */
export function planFilesApi({ context }: ApiOptions): Api {
  const app = new OpenAPIHono<ApiEnvironment>();
  for (const format of planFileFormats) {
    describeFile(app, format);
    const path = `/plans/:uuid{.+\\.${format}}` as const;
    app.use(path, onlyMethods("GET", "HEAD"));
    app.get(path, privateResponse, async (c) => {
      const uuid = c.req.param("uuid").slice(0, -format.length - 1);
      const query = planFileQuery.safeParse(c.req.query());
      if (!query.success) throw fieldsProblem(query.error.issues, c.req.query(), c.get("language"));
      const { share, language = c.get("language"), times } = query.data;
      const requestContext = await contextOf(c, context);
      const file = await exportPlan(requestContext, uuid, format, {
        language,
        hasTimes: times ?? false,
        share,
      });
      const body = typeof file.content === "string" ? file.content : Uint8Array.from(file.content);
      return c.body(body, 200, {
        "Content-Type": file.mediaType,
        "Content-Language": language,
        "Content-Disposition": `attachment; filename="${file.name}"`,
      });
    });
  }
  return app;
}

/** Written manually, because the framework's paths do not support suffixes. */
function describeFile(app: Api, format: PlanFileFormat): void {
  const { title, mediaType } = planFiles[format];
  app.openAPIRegistry.registerPath({
    method: "get",
    path: `/plans/{uuid}.${format}`,
    operationId: `downloadPlanAs${format.charAt(0).toUpperCase()}${format.slice(1)}`,
    summary: `A plan as ${title}`,
    description: "For its owner, or with the token of its share link.",
    tags: ["Plans"],
    request: { params: uuidParams, query: planFileQuery },
    responses: {
      200: fileResponse("The file", mediaType),
      ...problemResponses(404, 422, 429, 503),
    },
  });
}
