import type { PlanNotPossible } from "#use-cases/plans/complete-legs.ts";
import { refusalsInWords } from "#use-cases/planner/refusals-in-words.ts";
import { type FormOutcome, refusedForm } from "#web/ui/forms/form-outcome.ts";
import type { Locale } from "#web/i18n/language.ts";

/** Why there is no plan for what a form says, with a sentence beside each field that stands in the way. */
export function refusePlan(form: string, fields: FormData, locale: Locale, error: PlanNotPossible): FormOutcome {
  const { detail, errors } = refusalsInWords(error.refusals, error.graph, locale);
  const named = Object.entries(errors).map(([field, sentences]) => [error.fieldOf(field), sentences]);
  return refusedForm(form, fields, detail, Object.fromEntries(named));
}
