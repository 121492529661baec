import type { PlanPreview } from "#use-cases/plans/preview-plan.ts";
import type { PlanFormPage } from "#web/components/plan-sync/plan-form-page.ts";
import type { ReadPlanForm } from "#web/components/plan-sync/read-plan-form.ts";
import type { Locale } from "#web/i18n/language.ts";

import { planErrors } from "./plan-form-errors.server.ts";

/** The plan was kept, or the form is shown again. */
export type FormAnswer = { readonly kept: string } | { readonly page: PlanFormPage; readonly status: 200 | 409 | 422 };

/** The form as it was sent. */
export function pageOf(
  { options, legs, routes, optionErrors }: Pick<ReadPlanForm, "options" | "legs" | "routes" | "optionErrors">,
  base: PlanFormPage["base"],
): PlanFormPage {
  return { options, legs, routes, base, optionErrors, errors: {}, preview: null, conflicts: [] };
}

/** The page with what would be kept, or what stands in the way. */
export async function withPreview(
  page: PlanFormPage,
  locale: Locale,
  preview: () => Promise<PlanPreview>,
): Promise<PlanFormPage> {
  if (page.optionErrors.length > 0 || Object.keys(page.errors).length > 0) return page;
  try {
    return { ...page, preview: await preview() };
  } catch (error) {
    return { ...page, errors: planErrors(error, locale) };
  }
}
