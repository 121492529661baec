import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";

import { requireMember } from "#use-cases/actor.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { useIdentity } from "#web/client/api/identity.tsx";
import { askServer } from "#web/features/plans/form/ask-server.ts";
import { newPlan } from "#web/components/plan-sync/options-outbox.ts";
import { PlanForm } from "#web/features/plans/form/plan-form.tsx";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { planCreation } from "#contract/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { createPlan } from "#use-cases/plans/create-plan.ts";
import { previewNewPlan } from "#use-cases/plans/edit/preview-plan.ts";
import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import { completeLegs } from "#web/components/plan-form/read-leg.ts";
import { creationOf } from "#web/components/plan-form/option-requests.ts";
import type { Locale } from "#web/i18n/language.ts";

import type { Route } from "./+types/new.ts";
import {
  planForm,
  readSentForm,
  planErrors,
  schemaErrors,
  type FormAnswer,
  pageOf,
  withPreview,
} from "./plan-form-page.server.ts";

export const middleware = [routeMiddleware("auth")];

/** Options of the planner's address are applied. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  return newPlanForm(application, requireMember(application).locale, new URL(request.url).searchParams);
}

export async function action({ context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireMember(application);
  const answer = await createByForm(application, locale, await context.get(formReader)(planForm));
  if ("savedUuid" in answer) throw redirect(pathsIn(locale).plan(answer.savedUuid));
  return data(answer.page, { status: answer.status });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return askServer(serverAction);
}

/** The input stays while the form requests a preview. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

/** A new plan from one form: name, ways, dates and options. */
export default function NewPlan({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("planForm");
  const paths = usePaths();
  const member = useIdentity()?.uuid ?? null;
  return (
    <div className="page-width grid content-start gap-5 py-6 md:py-8">
      <PrivateHead title={t("newTitle")} />
      <header className="grid gap-1">
        <h1 className="text-2xl">{t("newTitle")}</h1>
        <p className="text-ink-2">{t("newLead")}</p>
      </header>
      <PlanForm page={loaderData} reply={actionData} owner={{ plan: newPlan, member }} back={paths.plans()} />
    </div>
  );
}

/** The form of a new plan, with the options of an address. */
async function newPlanForm(context: UseCaseContext, locale: Locale, search: URLSearchParams): Promise<PlanFormPage> {
  const fields = new FormData();
  fields.append("leg", "0");
  for (const [name, value] of search) fields.append(name, value);
  fields.append("do", "show");
  const answer = await createByForm(context, locale, fields);
  if ("savedUuid" in answer) throw new Error("showing a form keeps nothing");
  return answer.page;
}

/** Creates a plan from the form, or shows a preview and the errors. */
async function createByForm(context: UseCaseContext, locale: Locale, sent: FormData): Promise<FormAnswer> {
  const form = await readSentForm(context, sent);
  const isSaved = form.fields.order === "save";
  const page = pageOf(form, null);
  const body = creationOf(form.options, completeLegs(form.legs));
  // A name is only required when the plan is saved.
  const parsed = planCreation.safeParse(isSaved ? body : { ...body, name: form.options.name.trim() || "?" });
  if (!parsed.success) {
    return { page: { ...page, errors: schemaErrors(parsed.error, body, locale) }, status: isSaved ? 422 : 200 };
  }
  if (!isSaved) {
    return { page: await withPreview(context, page, () => previewNewPlan(context, parsed.data)), status: 200 };
  }
  if (form.optionErrors.length > 0) return { page, status: 422 };
  try {
    return { savedUuid: (await createPlan(context, parsed.data)).uuid };
  } catch (error) {
    return { page: { ...page, errors: planErrors(error, context) }, status: 422 };
  }
}
