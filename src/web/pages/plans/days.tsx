import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { editorDay, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { listPlanHouses } from "#use-cases/plans/read/list-plan-houses.ts";
import { showEditor } from "#use-cases/plans/read/show-plan.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { PlanDays } from "#web/features/plans/days/plan-days.tsx";
import type { DayEditorData } from "#web/features/plans/days/day-editor-screen.tsx";

import { shareOf, planHeaders } from "./open-plan.server.ts";
import { firstWay } from "./first-way.server.ts";
import { planMap } from "./plan-map.server.ts";
import type { Route } from "./+types/days.ts";

export const headers = planHeaders;

export async function loader({ params: { uuid, day }, request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const share = shareOf(request);
  const { plan: storedPlan, facts } = await showEditor(application, uuid, share);
  const dayInAddress = day === undefined ? null : Number(day);
  if (dayInAddress !== null && !storedPlan.days.some(({ number }) => String(number) === day))
    throw data(null, { status: 404 });
  const selectedDay = storedPlan.days[(dayInAddress ?? 1) - 1];
  // The browser computes the choices of the other days itself.
  const days = storedPlan.days.map((each) => ({
    ...editorDay(each),
    alternatives: each === selectedDay ? each.alternatives : [],
  }));
  const plan: EditorPlan = { ...storedPlan, days };
  const editor: DayEditorData = {
    plan,
    facts,
    picture: await planMap(application, plan),
    towns: selectedDay ? (await listPlanHouses(application, uuid, share, { town: selectedDay.to })).towns : [],
    firstWay: selectedDay?.kind === "walk" ? await firstWay(application, plan, selectedDay.number) : null,
    share,
  };
  return { editor };
}

/** The browser has the data of all days. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePlan = currentParams["uuid"] === nextParams["uuid"];
  if (formMethod !== undefined || !isSamePlan || currentUrl.pathname === nextUrl.pathname)
    return defaultShouldRevalidate;
  return false;
}

export default function PlanDaysPage({ loaderData: { editor }, params }: Route.ComponentProps) {
  // Switching days changes the address without a request.
  return <PlanDays data={editor} dayInAddress={params.day === undefined ? null : Number(params.day)} />;
}
