import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";

import type { FormOutcome } from "./form-outcome.ts";

/** Whether there was no answer, or one of something in the server's place, such as public Wi-Fi, or the server failed. */
function isFailure(result: unknown): boolean {
  if (isRouteErrorResponse(result)) return result.status >= 500;
  // React Router wraps what an action throws.
  return (result as { readonly data?: unknown }).data instanceof Error;
}

/** Shows a form again if its submission failed: an error page would replace what was typed. */
export const keepForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === "GET") return next();
  const sent = request.clone();
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== "error" || !isFailure(result)) continue;
    const form = String((await sent.formData()).get("form"));
    // Its fields still hold what was typed.
    const outcome: FormOutcome = { form, isDone: false, problem: "unreachable", errors: {}, typed: {} };
    results[route] = { type: "data", result: data(outcome, 503) };
  }
  return results;
};
