import {
  correctionSuggestion,
  suggestionAcceptance,
  suggestionList,
  suggestionListQuery,
  suggestionRefusal,
} from "#contract/places/correction-suggestions.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { acceptSuggestion, refuseSuggestion } from "#use-cases/places/suggestions/resolve-suggestion.ts";
import { listCorrectionSuggestions, showCorrectionSuggestion } from "#use-cases/places/suggestions/show-suggestions.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/correction-suggestions";
const suggestion = jsonResponse("The suggestion", correctionSuggestion);

/** `/api/administration/correction-suggestions`. */
export const suggestionAdministrationApi = administration(path, requireEditor, (on) => {
  on("get", path, {
    operationId: "listCorrectionSuggestions",
    summary: "Suggestions for corrections of places to stay; for editors",
    query: suggestionListQuery,
    response: jsonResponse("Suggestions", suggestionList),
    handle: (context, { query }) => listCorrectionSuggestions(context, query),
  });
  on("get", `${path}/{uuid}`, {
    operationId: "showCorrectionSuggestion",
    summary: "One suggestion beside the current data; for editors",
    params: uuidParams,
    response: suggestion,
    handle: (context, { params }) => showCorrectionSuggestion(context, params.uuid),
  });
  on("post", `${path}/{uuid}/accept`, {
    operationId: "acceptCorrectionSuggestion",
    summary: "Accepts all or some fields of a suggestion, with their source; for editors",
    params: uuidParams,
    body: suggestionAcceptance,
    bodyOptions: { isOptional: true },
    response: suggestion,
    problems: [409],
    handle: (context, { params, body }) => acceptSuggestion(context, params.uuid, body ?? {}),
  });
  on("post", `${path}/{uuid}/refuse`, {
    operationId: "refuseCorrectionSuggestion",
    summary: "Refuses a suggestion, with a reason; for editors",
    params: uuidParams,
    body: suggestionRefusal,
    response: suggestion,
    problems: [409],
    handle: (context, { params, body }) => refuseSuggestion(context, params.uuid, body),
  });
});
