import type { CorrectionSuggestion } from "#contract/places/correction-suggestions.ts";

/** Somebody else has accepted or refused the suggestion already. */
export class SuggestionResolved extends Error {
  override readonly name = "SuggestionResolved";
  readonly current: CorrectionSuggestion;

  constructor(current: CorrectionSuggestion) {
    super("The suggestion is settled.");
    this.current = current;
  }
}
