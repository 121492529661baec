import type { Language } from "#contract/language.ts";
import { filterSentence } from "#contract/http/filter-text.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { FilterError } from "#use-cases/filter-error.ts";
import { ProblemError } from "./problems.ts";

const absent = {
  route: { en: "There is no such route.", es: "No existe esa ruta." },
  town: { en: "There is no such town.", es: "No existe esa localidad." },
  accommodation: { en: "There is no such accommodation.", es: "No existe ese alojamiento." },
} satisfies Record<string, Record<Language, string>>;

/** 404 for a thing that does not exist or is not published. */
export function notFound(noun: keyof typeof absent, language: Language): ProblemError {
  return new ProblemError("not-found", absent[noun][language]);
}

/** What a 422 for a filter's value says. */
export function filterProblem(
  { field, fault }: FilterError,
  language: Language,
): ["not-possible", string, FieldErrors] {
  const sentence = filterSentence(fault, language);
  return ["not-possible", sentence, { [field]: [sentence] }];
}
