import type { z } from "zod";
import { fieldErrors } from "#contract/http/field-errors.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { PlanNotPossible } from "#use-cases/plans/complete-legs.ts";
import { refusalsInWords } from "#use-cases/planner/refusals-in-words.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import type { Locale } from "#web/i18n/language.ts";
import type { PlanFormPage } from "#web/components/plan-sync/plan-form-page.ts";

type Errors = PlanFormPage["errors"];

/** The field of the form that shows what is wrong with a part of a request. */
function fieldOf(name: string): string {
  const [part, first, second] = name.split(".");
  if (part === "name") return "name";
  if (part === "input" && first) return `0.${first}`;
  if (part === "nextLegs" && second) return `${Number(first) + 1}.${second}`;
  return "form";
}

function byField(errors: Readonly<Record<string, readonly string[]>>): Errors {
  const found: Record<string, readonly string[]> = {};
  for (const [name, texts] of Object.entries(errors)) {
    const field = fieldOf(name);
    found[field] = [...(found[field] ?? []), ...texts];
  }
  return found;
}

/** What is wrong with a request that does not fit its schema. */
export function schemaErrors(error: z.ZodError, body: object, locale: Locale): Errors {
  return byField(fieldErrors(error.issues, body, locale));
}

/** What stands in the way of a plan, by the fields of the form. @throws what is no refusal of these options */
export function planErrors(error: unknown, locale: Locale): Errors {
  if (error instanceof PlanNotPossible) {
    const { errors } = refusalsInWords(error.refusals, error.graph, locale);
    return byField(Object.fromEntries(Object.entries(errors).map(([name, texts]) => [error.fieldOf(name), texts])));
  }
  if (error instanceof UseCaseError && error.kind === "not-valid") {
    const text = sentences[locale].errors.field;
    const errors = Object.entries(error.errors);
    return byField(Object.fromEntries(errors.map(([name, codes]) => [name, codes.map((code) => text[code])])));
  }
  throw error;
}
