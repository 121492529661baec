import { OpenAPIHono } from "@hono/zod-openapi";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { documentationPage, documentationPolicy } from "./documentation-page.ts";
import { publicContent } from "#api/middleware/public-content.ts";

export type Description = ReturnType<Api["getOpenAPI31Document"]>;

/** The OpenAPI 3.1 description of all operations registered on `api`. */
export function describeApi(api: Api, version: string): Description {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Vieira",
      version,
      description:
        "Routes of the Camino de Santiago and the best day-by-day plans to walk them. Errors are problems of RFC 9457; sentences follow Accept-Language (en, es).",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: "/api" }],
  });
}

/** `GET /api/openapi.json` for programs and `GET /api/docs` for people. */
export function descriptionApi(api: Api, { context, version }: ApiOptions): Api {
  let description: Description | undefined;
  const described = (): Description => (description ??= describeApi(api, version));
  const app = new OpenAPIHono<ApiEnvironment>();
  const kept = publicContent(context.content);
  app.get("/openapi.json", kept, (c) => c.json(described()));
  app.get("/docs", kept, (c) => {
    c.header("Content-Security-Policy", documentationPolicy);
    return c.html(documentationPage(described()));
  });
  return app;
}
