import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";

import { requireMember } from "#use-cases/actor.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/private-head.tsx";
import { useIdentity } from "#web/client/api/identity.tsx";
import { useKeepOpened } from "#web/client/kept/use-keep-opened.ts";
import { askServer } from "#web/features/plans/form/ask-server.ts";
import { PlanForm } from "#web/features/plans/form/plan-form.tsx";
import { PlanHeader } from "#web/features/plans/overview/plan-header.tsx";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { planForm } from "./read-plan-form.server.ts";
import { editPlanForm, updateByForm } from "./update-by-form.server.ts";
import type { Route } from "./+types/edit.ts";

export const middleware = [routeMiddleware("auth")];

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireMember(application);
  return editPlanForm(application, locale, params.uuid, new URL(request.url).searchParams);
}

export async function action({ params, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireMember(application);
  const answer = await updateByForm(application, locale, params.uuid, await context.get(formReader)(planForm));
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

/** The wishes of a plan; changing them plans it anew around what is fixed. */
export default function EditPlan({ loaderData, actionData, params: { uuid } }: Route.ComponentProps) {
  const t = useTranslations("planForm");
  const paths = usePaths();
  const member = useIdentity()?.uuid ?? null;
  useKeepOpened({ uuid, share: null, member }, loaderData.base?.version ?? null);
  const { name } = loaderData.base?.wish ?? loaderData.wish;
  return (
    <div className="page-width grid content-start gap-5 py-6 md:py-8">
      <PrivateHead title={t("editTitle", { name })} />
      <PlanHeader plan={{ uuid, name, access: "owner" }} share={undefined} compact />
      <PlanForm
        key={uuid}
        page={loaderData}
        reply={actionData}
        owner={{ plan: uuid, member }}
        back={paths.plan(uuid)}
      />
    </div>
  );
}
