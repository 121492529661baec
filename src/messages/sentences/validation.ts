/** Sentences for what can be wrong with the shape of a request, one function for each error. */
export interface ValidationSentences {
  missing(): string;
  wrongType(expected: string): string;
  unknownField(): string;
  notOneOf(values: readonly string[]): string;
  atLeast(kind: SizeKind, limit: number): string;
  atMost(kind: SizeKind, limit: number): string;
  notDate(): string;
  dateOutOfRange(): string;
  notEmail(): string;
  restMaxBelowMin(): string;
  tooManyBranches(): string;
  /** Anything else. */
  wrong(): string;
  /** Puts the number of a list's entry, from 1, before a sentence. */
  entry(number: number, sentence: string): string;
  /** The summary above the sentences of the fields. */
  summary(): string;
}

/** What a limit counts. */
export type SizeKind = "number" | "letters" | "entries";
