import { OpenAPIHono } from "@hono/zod-openapi";
import { iconCollection, iconCollectionParams, iconQuery } from "#contract/places/icons.ts";
import { showIcons } from "#use-cases/places/show-icons.ts";
import type { Api, ApiEnvironment } from "#api/http/environment.ts";
import { problemResponses } from "#api/http/problem-responses.ts";
import { fieldsProblem, ProblemError } from "#api/http/problems.ts";
import { jsonResponse } from "#api/middleware/operations.ts";

const ending = ".json";

/** `GET /api/icons/{prefix}.json`. */
export function iconsApi(): Api {
  const app = new OpenAPIHono<ApiEnvironment>();
  describe(app);
  app.get("/icons/:prefix{.+\\.json}", async (c) => {
    const query = iconQuery.safeParse(c.req.query());
    if (!query.success) throw fieldsProblem(query.error.issues, c.req.query(), c.get("language"));
    const icons = await showIcons(c.req.param("prefix").slice(0, -ending.length), query.data.icons);
    if (!icons) throw new ProblemError("not-found", ({ noIcons }) => noIcons);
    c.header("Cache-Control", "public, max-age=604800");
    return c.json(icons);
  });
  return app;
}

/** Written manually, because the framework's paths do not support suffixes. */
function describe(app: Api): void {
  app.openAPIRegistry.registerPath({
    method: "get",
    path: `/icons/{prefix}${ending}`,
    operationId: "listIcons",
    summary: "Icons of a collection, in the format of Iconify clients",
    description: "Names missing in the collection are listed in `not_found`.",
    tags: ["Icons"],
    request: { params: iconCollectionParams, query: iconQuery },
    responses: {
      200: jsonResponse("The icons", iconCollection),
      ...problemResponses(404, 422),
    },
  });
}
