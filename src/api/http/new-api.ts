import { OpenAPIHono } from "@hono/zod-openapi";
import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import type { Api, ApiEnvironment } from "./environment.ts";
import { problemAnswer } from "./problems.ts";

/** A part of the API without operations yet, which turns what a schema refuses into 422 with sentences by field. */
export function newApi(): Api {
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook: async (result, c) => {
      if (result.success) return undefined;
      const sent: unknown = result.target === "json" ? await c.req.json() : c.req.queries();
      const language = c.get("language");
      const errors = fieldErrors(result.error.issues, sent, language);
      return problemAnswer(c, "not-possible", fieldErrorsSummary(language), errors);
    },
  });
}
