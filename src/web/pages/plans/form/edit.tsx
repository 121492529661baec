import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";

import { requireMember } from "#use-cases/actor.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { useSaveOpenedPlan } from "#web/client/offline/use-save-opened-plan.ts";
import { askServer } from "#web/features/plans/form/ask-server.ts";
import { EditPlan } from "#web/features/plans/form/edit-plan.tsx";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import { planForm } from "./plan-form-page.server.ts";
import { editPlanForm, updateByForm } from "./update-by-form.server.ts";
import type { Route } from "./+types/edit.ts";

export const middleware = [routeMiddleware("auth")];

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  return editPlanForm(application, params.uuid, new URL(request.url).searchParams);
}

export async function action({ params, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireMember(application);
  const answer = await updateByForm(application, locale, params.uuid, await context.get(formReader)(planForm));
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

export default function EditPlanPage({ loaderData, actionData, params: { uuid } }: Route.ComponentProps) {
  const member = useIdentity()?.uuid ?? null;
  useSaveOpenedPlan({ uuid, share: null, member }, loaderData.base?.version ?? null);
  return <EditPlan uuid={uuid} page={loaderData} reply={actionData} member={member} />;
}
