import type { z } from "zod";

import type { PlanPreview } from "#use-cases/plans/edit/preview-plan.ts";
import type { PlanFormPage, NamedRoute } from "#web/components/plan-form/plan-form-page.ts";
import { planFormFields } from "#web/components/plan-form/plan-form-fields.ts";
import { type ReadPlanForm, readPlanForm, type ChoiceSource } from "#web/components/plan-form/read-plan-form.ts";
import type { Locale } from "#web/i18n/language.ts";
import { fieldErrors } from "#contract/http/field-errors.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { requireMember } from "#use-cases/actor.ts";
import { PlanNotPossible } from "#use-cases/plans/legs/complete-legs.ts";
import { describeRefusals } from "#use-cases/planner/describe-refusals.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { parseJson } from "#contract/http/bounded-json.ts";
import { maxPlanValues, planCreation } from "#contract/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { planOptionsOf } from "#web/components/plan-form/option-requests.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { onwardRoutes } from "#use-cases/routes/show-route.ts";
import { walkableRoutes } from "#use-cases/content/route-summaries.ts";
import { readLegOn } from "#web/components/plan-form/read-leg.ts";

const named = ({ slug, name }: NamedRoute): NamedRoute => ({ slug, name });

/** The published routes for the form of a plan. */
export function choiceSource(context: UseCaseContext): ChoiceSource {
  return {
    routes: async () => (await walkableRoutes(context)).map(named),
    async readLeg(search) {
      const requestedRoute = search.getAll("route").at(-1) ?? null;
      const { route, towns, graph } = await showPlanner(context, requestedRoute);
      const ownPace = context.actor.kind === "user" ? context.actor.pace : null;
      const choices = towns.map(({ slug, name, spellings, km }) => ({
        slug,
        name,
        spellings,
        km: km === null ? null : Math.round(km * 10) / 10,
      }));
      const ends = { slug: route.slug, name: route.name, start: route.start.slug, end: route.end.slug, ownPace };
      const leg = await readLegOn({ route: ends, towns: choices, graph }, search, async (town) =>
        (await onwardRoutes(context, graph, { route: route.slug, town })).map(named),
      );
      return requestedRoute && requestedRoute !== route.slug
        ? { ...leg, errors: [{ field: "route", typed: requestedRoute }, ...leg.errors] }
        : leg;
    },
  };
}

/** The options of ten routes, current and previous. */
export const planForm = { maxBytes: 500_000, maxFields: 2_500 };

/** The content of a plan's form, whatever its action. */
export function readSentForm(context: UseCaseContext, sent: FormData): Promise<ReadPlanForm> {
  const fields = planFormFields(sent);
  return readPlanForm(choiceSource(context), fields, baseOf(fields.base));
}

function baseOf(text: string | null): PlanOptions | null {
  if (text === null) return null;
  try {
    const parsed = planCreation.safeParse(parseJson(text, maxPlanValues));
    return parsed.success ? planOptionsOf(parsed.data) : null;
  } catch {
    return null;
  }
}

/** The plan was saved, or the form is shown again. */
export type FormAnswer =
  | { readonly savedUuid: string }
  | { readonly page: PlanFormPage; readonly status: 200 | 409 | 422 };

/** The form as submitted. */
export function pageOf(
  { options, legs, routes, optionErrors }: Pick<ReadPlanForm, "options" | "legs" | "routes" | "optionErrors">,
  base: PlanFormPage["base"],
): PlanFormPage {
  return { options, legs, routes, base, optionErrors, errors: {}, preview: null, conflicts: [] };
}

/** The page with a preview, or the errors. */
export async function withPreview(
  context: UseCaseContext,
  page: PlanFormPage,
  preview: () => Promise<PlanPreview>,
): Promise<PlanFormPage> {
  if (page.optionErrors.length > 0 || Object.keys(page.errors).length > 0) return page;
  try {
    return { ...page, preview: await preview() };
  } catch (error) {
    return { ...page, errors: planErrors(error, context) };
  }
}

type Errors = PlanFormPage["errors"];

/** The form field that shows the error of a part of a request. */
function fieldOf(name: string): string {
  const [part, first, second] = name.split(".");
  if (part === "name") return "name";
  if (part === "input" && first) return `0.${first}`;
  if (part === "nextLegs" && second) return `${Number(first) + 1}.${second}`;
  return "form";
}

function byField(errors: Readonly<Record<string, readonly string[]>>): Errors {
  const grouped: Record<string, readonly string[]> = {};
  for (const [name, texts] of Object.entries(errors)) {
    const field = fieldOf(name);
    grouped[field] = [...(grouped[field] ?? []), ...texts];
  }
  return grouped;
}

/** Errors of a request that does not match its schema. */
export function schemaErrors(error: z.ZodError, body: object, locale: Locale): Errors {
  return byField(fieldErrors(error.issues, body, locale));
}

/** Errors that prevent a plan, by form field. @throws anything else than a refusal of these options */
export function planErrors(error: unknown, useCaseContext: Pick<UseCaseContext, "actor">): Errors {
  const { locale, units } = requireMember(useCaseContext);
  if (error instanceof PlanNotPossible) {
    const { errors } = describeRefusals(error.refusals, error.graph, sentences[locale].plannerIn(units));
    return byField(Object.fromEntries(Object.entries(errors).map(([name, texts]) => [error.fieldOf(name), texts])));
  }
  if (error instanceof UseCaseError && error.kind === "not-valid") {
    const text = sentences[locale].errors.field;
    const errors = Object.entries(error.errors);
    return byField(Object.fromEntries(errors.map(([name, codes]) => [name, codes.map((code) => text[code])])));
  }
  throw error;
}
