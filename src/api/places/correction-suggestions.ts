import { createdSuggestion, suggestionCreation } from "#contract/places/correction-suggestions.ts";
import { suggestCorrection } from "#use-cases/suggestions/suggest-correction.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";
import { operations } from "#api/middleware/operations.ts";

/** `POST /api/accommodations/{uuid}/correction-suggestions`. */
export function correctionSuggestionsApi(options: ApiOptions): Api {
  const { app, on } = operations(options, { tag: "Accommodations" });
  on("post", "/accommodations/{uuid}/correction-suggestions", {
    operationId: "suggestCorrection",
    summary: "Says what is otherwise about a house; no account is needed",
    description: "Editors look at it before anything changes. Ten in ten minutes from one address at most.",
    params: uuidParams,
    body: suggestionCreation,
    reading: { maxBytes: 100_000 },
    answer: jsonAnswer("It is kept", createdSuggestion),
    status: 201,
    problems: [429],
    by: async (asking, { params, body }, c) => {
      const suggester = { address: c.get("clientAddress"), language: c.get("language") };
      return { uuid: await suggestCorrection(asking, params.uuid, body, suggester) };
    },
  });
  return app;
}
