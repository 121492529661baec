import { editorDay, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { isIsoDate } from "#domain/calendar/iso-date.ts";
import { dateOnPlan } from "#domain/plans/day-hours/date-on-plan.ts";
import { dateIn, usualZone } from "#domain/plans/day-hours/local-time.ts";
import { horizonM } from "#domain/plans/today/way-of-day.ts";
import { showToday } from "#use-cases/plans/read/show-today.ts";
import type { TodayData } from "#web/features/plans/today/today-data.ts";
import { TodayPage } from "#web/features/plans/today/today-page.tsx";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { applicationContext, shownTimeMs } from "#web/server/app-context.ts";

import { firstWay } from "./first-way.server.ts";
import type { Route } from "./+types/today.ts";

/** Never stored; what visitors see may be indexed, and members' pages say themselves that they may not. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const handle: PageHandle = { hydrateWhen: "until-used", isCompleteForMembers: true };

export async function loader({ request, context }: Route.LoaderArgs): Promise<TodayData> {
  const application = context.get(applicationContext);
  const requestedDate = new URL(request.url).searchParams.get("on") ?? "";
  const shownMs = context.get(shownTimeMs);
  const on = isIsoDate(requestedDate) ? requestedDate : null;
  if (application.actor.kind === "visitor") {
    const date = on ?? dateIn(shownMs, usualZone);
    const nothing = { running: null, next: null, besides: [], over: null, undated: null };
    return { date, timeZone: usualZone, ...nothing, isVisitor: true };
  }
  const { running, ...others } = await showToday(application, on, shownMs);
  if (!running) return { ...others, isVisitor: false, running };
  const plan: EditorPlan = {
    ...running.plan,
    // The browser computes the choices of the other days itself.
    days: running.plan.days.map((day) => ({
      ...editorDay(day),
      alternatives: day.number === running.number ? day.alternatives : [],
    })),
  };
  return {
    ...others,
    isVisitor: false,
    ...(others.date === dateOnPlan(plan.days, shownMs) && { shownMs }),
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
