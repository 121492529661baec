import { planCreation } from "#contract/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { createPlan } from "#use-cases/plans/create-plan.ts";
import { previewNewPlan } from "#use-cases/plans/preview-plan.ts";
import type { PlanFormPage } from "#web/components/plan-sync/plan-form-page.ts";
import { completeLegs } from "#web/components/plan-sync/complete-legs.ts";
import { creationOf } from "#web/components/plan-sync/option-requests.ts";
import type { Locale } from "#web/i18n/language.ts";

import { planErrors, schemaErrors } from "./plan-form-errors.server.ts";
import { type FormAnswer, pageOf, withPreview } from "./plan-form-page.server.ts";
import { readSentForm } from "./read-plan-form.server.ts";

/** The form of a new plan, opened with the options of an address. */
export async function newPlanForm(
  context: UseCaseContext,
  locale: Locale,
  search: URLSearchParams,
): Promise<PlanFormPage> {
  const fields = new FormData();
  fields.append("leg", "0");
  for (const [name, value] of search) fields.append(name, value);
  fields.append("do", "show");
  const answer = await createByForm(context, locale, fields);
  if ("kept" in answer) throw new Error("showing a form keeps nothing");
  return answer.page;
}

/** Makes a plan of the form, or shows what it would be and what stands in the way. */
export async function createByForm(context: UseCaseContext, locale: Locale, sent: FormData): Promise<FormAnswer> {
  const read = await readSentForm(context, sent);
  const isSaved = read.fields.order === "save";
  const page = pageOf(read, null);
  const body = creationOf(read.options, completeLegs(read.legs));
  // A name is only missed when the plan is to be kept.
  const parsed = planCreation.safeParse(isSaved ? body : { ...body, name: read.options.name.trim() || "?" });
  if (!parsed.success) {
    return { page: { ...page, errors: schemaErrors(parsed.error, body, locale) }, status: isSaved ? 422 : 200 };
  }
  if (!isSaved) {
    return { page: await withPreview(page, locale, () => previewNewPlan(context, parsed.data)), status: 200 };
  }
  if (read.optionErrors.length > 0) return { page, status: 422 };
  try {
    return { kept: (await createPlan(context, parsed.data)).uuid };
  } catch (error) {
    return { page: { ...page, errors: planErrors(error, locale) }, status: 422 };
  }
}
