import { createdSuggestion, suggestionCreation } from "#contract/places/correction-suggestions.ts";
import { suggestCorrection } from "#use-cases/places/suggestions/suggest-correction.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

/** `POST /api/accommodations/{uuid}/correction-suggestions`. */
export const correctionSuggestionsApi = area({ tag: "Accommodations" }, (on) => {
  on("post", "/accommodations/{uuid}/correction-suggestions", {
    operationId: "suggestCorrection",
    summary: "Suggests a correction to a place to stay; no account is needed",
    description: "Reviewed by editors before anything changes. At most ten in ten minutes from one address.",
    params: uuidParams,
    body: suggestionCreation,
    bodyOptions: { maxBytes: 100_000 },
    response: jsonResponse("Stored", createdSuggestion),
    status: 201,
    problems: [429],
    handle: async (context, { params, body }, c) => {
      const suggester = { address: c.get("clientAddress"), language: c.get("language") };
      return { uuid: await suggestCorrection(context, params.uuid, body, suggester) };
    },
  });
});
