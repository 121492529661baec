/** Why a filter's value, though well formed, cannot be used. */
export type FilterProblem =
  | { readonly kind: "unknown-route"; readonly value: string }
  | { readonly kind: "unknown-town"; readonly value: string }
  | { readonly kind: "unknown-branch"; readonly value: string }
  | { readonly kind: "not-on-route"; readonly value: string }
  | { readonly kind: "not-one-of"; readonly value: string; readonly values: readonly string[] }
  | { readonly kind: "needs-one-route" }
  | { readonly kind: "no-way" };

/** The problem in a sentence. */
export type FilterSentence = (problem: FilterProblem) => string;
