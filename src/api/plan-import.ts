import { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiOptions } from "./environment.ts";

export function planImportApi(_options: ApiOptions): OpenAPIHono<ApiEnvironment> {
  return new OpenAPIHono<ApiEnvironment>();
}
