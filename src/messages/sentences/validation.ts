/** Sentences for what can be wrong with the shape of a request, one function for each error. */
export interface ValidationSentences {
  missing(): string;
  wrongType(expected: string): string;
  /** A list where one value belongs, as of a query parameter that is given twice. */
  notOneValue(): string;
  unknownField(): string;
  notOneOf(values: readonly string[]): string;
  atLeast(kind: SizeKind, limit: number): string;
  atMost(kind: SizeKind, limit: number): string;
  notDate(): string;
  dateOutOfRange(): string;
  inFuture(): string;
  notMoment(): string;
  notTime(): string;
  notPartialDate(): string;
  notDayOfYear(): string;
  notUuid(): string;
  /** A listed record that is not named by its number or uuid. */
  notRecordNumber(): string;
  notRecordUuid(): string;
  notWebAddress(): string;
  notTelephone(): string;
  notCurrency(): string;
  notSeason(): string;
  /** The first or last day of a season. */
  notSeasonEnd(): string;
  notSlug(): string;
  notRouteSlug(): string;
  notColour(): string;
  notOneLine(): string;
  notEmail(): string;
  restMaxBelowMin(): string;
  tooManyBranches(): string;
  pinnedTwice(): string;
  routeOrBox(): string;
  routeOrTown(): string;
  versionTags(): string;
  /** Anything else. */
  wrong(): string;
  /** An entry of a list, counted from 1. */
  entry(number: number): string;
  /** The summary above the sentences of the fields. */
  summary(): string;
}

/** What a limit counts. */
export type SizeKind = "number" | "letters" | "entries";

/** Why a filter's value, though well formed, cannot be used. */
export type FilterProblem =
  | { readonly kind: "unknown-route"; readonly value: string }
  | { readonly kind: "unknown-town"; readonly value: string }
  | { readonly kind: "unknown-branch"; readonly value: string }
  | { readonly kind: "not-on-route"; readonly value: string }
  | { readonly kind: "not-one-of"; readonly value: string; readonly values: readonly string[] }
  | { readonly kind: "needs-one-route" }
  | { readonly kind: "no-way" };

export type FilterSentence = (problem: FilterProblem) => string;

export const importRemarkCodes = [
  "unmatched",
  "guessed",
  "date_unread",
  "price_unread",
  "columns_unread",
  "house_unknown",
  "points_left_out",
  "reordered",
  "days_planned",
  "planned_anew",
] as const;
export type ImportRemarkCode = (typeof importRemarkCodes)[number];

/** A sentence for each of the functions of this kind. */
export interface ImportSentences {
  line(line: number, sentence: string): string;
  remark: Readonly<Record<ImportRemarkCode, (written: string, read: string) => string>>;
}
