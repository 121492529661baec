import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";

import { requireMember } from "#use-cases/actor.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/private-head.tsx";
import { useIdentity } from "#web/client/api/identity.tsx";
import { askServer } from "#web/features/plans/form/ask-server.ts";
import { newPlan } from "#web/components/plan-sync/options-outbox.ts";
import { PlanForm } from "#web/features/plans/form/plan-form.tsx";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { createByForm, newPlanForm } from "./create-by-form.server.ts";
import { planForm } from "./read-plan-form.server.ts";
import type { Route } from "./+types/new.ts";

export const middleware = [routeMiddleware("auth")];

/** Options of the planner's address are taken over. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  return newPlanForm(application, requireMember(application).locale, new URL(request.url).searchParams);
}

export async function action({ context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireMember(application);
  const answer = await createByForm(application, locale, await context.get(formReader)(planForm));
  if ("kept" in answer) throw redirect(pathsIn(locale).plan(answer.kept));
  return data(answer.page, { status: answer.status });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return askServer(serverAction);
}

/** What is typed stays while the form asks. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

/** A plan from one form: name, ways, dates and options. */
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
