import type { OpenAPIHonoOptions } from "@hono/zod-openapi";
import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import type { ApiEnvironment } from "./environment.ts";
import { problemAnswer } from "./problems.ts";

/** Turns what a schema refuses into 422 with sentences by field. */
export const validationHook: OpenAPIHonoOptions<ApiEnvironment>["defaultHook"] = async (result, c) => {
  if (result.success) return undefined;
  const sent: unknown = result.target === "json" ? await c.req.json() : c.req.queries();
  const language = c.get("language");
  return problemAnswer(
    c,
    "not-possible",
    fieldErrorsSummary(language),
    fieldErrors(result.error.issues, sent, language),
  );
};
