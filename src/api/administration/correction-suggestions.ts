import {
  correctionSuggestion,
  suggestionAcceptance,
  suggestionList,
  suggestionListQuery,
  suggestionRefusal,
} from "#contract/places/correction-suggestions.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { acceptSuggestion, refuseSuggestion } from "#use-cases/suggestions/resolve-suggestion.ts";
import { listCorrectionSuggestions, showCorrectionSuggestion } from "#use-cases/suggestions/show-suggestions.ts";
import { jsonAnswer, administration } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/correction-suggestions";
const suggestion = jsonAnswer("The suggestion", correctionSuggestion);

/** `/api/administration/correction-suggestions`. */
export const suggestionAdministrationApi = administration(path, requireEditor, (on) => {
  on("get", path, {
    operationId: "listCorrectionSuggestions",
    summary: "Suggestions for corrections of places to stay; for editors",
    query: suggestionListQuery,
    answer: jsonAnswer("Suggestions", suggestionList),
    by: (asking, { query }) => listCorrectionSuggestions(asking, query),
  });
  on("get", `${path}/{uuid}`, {
    operationId: "showCorrectionSuggestion",
    summary: "One suggestion beside the current data; for editors",
    params: uuidParams,
    answer: suggestion,
    by: (asking, { params }) => showCorrectionSuggestion(asking, params.uuid),
  });
  on("post", `${path}/{uuid}/accept`, {
    operationId: "acceptCorrectionSuggestion",
    summary: "Accepts all or some fields of a suggestion, with their source; for editors",
    params: uuidParams,
    body: suggestionAcceptance,
    reading: { isOptional: true },
    answer: suggestion,
    problems: [409],
    by: (asking, { params, body }) => acceptSuggestion(asking, params.uuid, body ?? {}),
  });
  on("post", `${path}/{uuid}/refuse`, {
    operationId: "refuseCorrectionSuggestion",
    summary: "Refuses a suggestion, with a reason; for editors",
    params: uuidParams,
    body: suggestionRefusal,
    answer: suggestion,
    problems: [409],
    by: (asking, { params, body }) => refuseSuggestion(asking, params.uuid, body),
  });
});
