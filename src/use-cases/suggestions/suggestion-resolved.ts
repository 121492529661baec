import type { CorrectionSuggestion } from "#contract/places/correction-suggestions.ts";
import { VersionConflict } from "../use-case-error.ts";

/** Somebody else has accepted or refused the suggestion already. */
export class SuggestionResolved extends VersionConflict<CorrectionSuggestion> {
  override readonly name = "SuggestionResolved";
}
