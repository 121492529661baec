import { createdSuggestion, suggestionCreation } from "#contract/places/correction-suggestions.ts";
import { suggestCorrection } from "#use-cases/suggestions/suggest-correction.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

/** `POST /api/accommodations/{uuid}/correction-suggestions`. */
export const correctionSuggestionsApi = area({ tag: "Accommodations" }, (on) => {
  on("post", "/accommodations/{uuid}/correction-suggestions", {
    operationId: "suggestCorrection",
    summary: "Suggests a correction to a place to stay; no account is needed",
    description: "Reviewed by editors before anything changes. At most ten in ten minutes from one address.",
    params: uuidParams,
    body: suggestionCreation,
    reading: { maxBytes: 100_000 },
    answer: jsonAnswer("Stored", createdSuggestion),
    status: 201,
    problems: [429],
    by: async (asking, { params, body }, c) => {
      const suggester = { address: c.get("clientAddress"), language: c.get("language") };
      return { uuid: await suggestCorrection(asking, params.uuid, body, suggester) };
    },
  });
});
