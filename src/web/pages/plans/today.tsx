import { editorDay, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { isIsoDate } from "#domain/calendar/iso-date.ts";
import { horizonM } from "#domain/plans/today/way-of-day.ts";
import { showToday } from "#use-cases/plans/read/show-today.ts";
import type { TodayData } from "#web/features/plans/today/today-data.ts";
import { TodayPage } from "#web/features/plans/today/today-page.tsx";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { applicationContext, shownTimeMs } from "#web/server/app-context.ts";
import { dateThere } from "#web/server/date-there.server.ts";

import { firstWay } from "./first-way.server.ts";
import { planHeaders } from "./open-plan.server.ts";
import type { Route } from "./+types/today.ts";

export const headers = planHeaders;

export const handle: PageHandle = { hydrateWhen: "until-used", isCompleteForMembers: true };

export async function loader({ request, context }: Route.LoaderArgs): Promise<TodayData> {
  const application = context.get(applicationContext);
  const requestedDate = new URL(request.url).searchParams.get("on") ?? "";
  const shownMs = context.get(shownTimeMs);
  const dateNow = dateThere(new Date(shownMs));
  const date = isIsoDate(requestedDate) ? requestedDate : dateNow;
  if (application.actor.kind === "visitor") {
    return { date, running: null, next: null, besides: [], over: null, undated: null, isVisitor: true };
  }
  const { running, ...others } = await showToday(application, date);
  if (!running) return { date, ...others, isVisitor: false, running };
  const plan: EditorPlan = {
    ...running.plan,
    // The browser computes the choices of the other days itself.
    days: running.plan.days.map((day) => ({
      ...editorDay(day),
      alternatives: day.number === running.number ? day.alternatives : [],
    })),
  };
  return {
    date,
    ...others,
    isVisitor: false,
    ...(date === dateNow && { shownMs }),
    running: {
      plan,
      facts: running.facts,
      towns: running.towns,
      share: undefined,
      first: await firstWay(application, plan, running.number, horizonM),
    },
  };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage data={loaderData} />;
}
