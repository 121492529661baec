import type { Language } from "#domain/language.ts";
import type { ErrorSentences } from "#messages/sentences/errors.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { FilterError } from "#use-cases/filter-error.ts";
import { ProblemError } from "./problems.ts";

/** 404 for a thing that does not exist or is not published. */
export function notFound(noun: keyof ErrorSentences["absent"], language: Language): ProblemError {
  return new ProblemError("not-found", sentences[language].errors.absent[noun]);
}

/** What a 422 for a filter's value says. */
export function filterProblem(
  { field, fault }: FilterError,
  language: Language,
): ["not-possible", string, FieldErrors] {
  const sentence = sentences[language].filters(fault);
  return ["not-possible", sentence, { [field]: [sentence] }];
}
