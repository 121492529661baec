import { data } from "react-router";
import { dateOnPlan } from "#domain/plans/day-hours/date-on-plan.ts";
import { type SharedParts, sharedParts } from "#domain/plans/editing/shared-parts.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { requireMember } from "#use-cases/actor.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { showForHome } from "#use-cases/plans/diary/show-diary.ts";
import { duplicatePlan } from "#use-cases/plans/create-plan.ts";
import { closeCalendar, openCalendar, sharePlan, stopSharing } from "#use-cases/plans/plan-tokens.ts";
import {
  type OverviewAnswer,
  PlanOverview,
  type PlanOverviewData,
} from "#web/features/plans/overview/plan-overview.tsx";
import { applicationContext, formReader } from "#web/server/app-context.ts";

import { openPlan, shareOf, planHeaders } from "./open-plan.server.ts";
import { planMap } from "./plan-map.server.ts";
import type { Route } from "./+types/overview.ts";

export const headers = planHeaders;

export async function loader({ params, request, context }: Route.LoaderArgs): Promise<PlanOverviewData> {
  const application = context.get(applicationContext);
  const { plan, warnings } = await openPlan(application, params.uuid, request);
  const home = await showForHome(application, params.uuid, shareOf(request));
  const days = plan.days.map((day) => ({ ...day, alternatives: [], reasonFacts: [], reasons: [] }));
  return {
    plan: { ...plan, days },
    warnings,
    share: shareOf(request),
    home: home && { ...home, date: dateOnPlan(plan.days, application.now().getTime()) },
    picture: await planMap(application, plan),
    isVisitor: application.actor.kind === "visitor",
  };
}

export async function action({ params: { uuid }, request, context }: Route.ActionArgs): Promise<OverviewAnswer> {
  const application = context.get(applicationContext);
  const fields = await context.get(formReader)();
  switch (fields.get("form")) {
    case "share":
    case "shown": {
      const parts = Object.fromEntries(sharedParts.map((part) => [part, fields.has(part)])) as SharedParts;
      const input = { ...parts, until: String(fields.get("until") ?? "") || null };
      try {
        await sharePlan(application, uuid, input);
      } catch (error) {
        const [wrong] = error instanceof UseCaseError ? (error.errors["until"] ?? []) : [];
        if (!wrong) throw error;
        const untilError = sentences[requireMember(application).locale].errors.field[wrong];
        return { refusedSharing: { untilError, input } };
      }
      return { done: fields.get("form") === "share" ? "sharing.made" : "sharing.changed" };
    }
    case "unshare":
      await stopSharing(application, uuid);
      return { done: "sharing.revoked" };
    case "calendar":
      await openCalendar(application, uuid);
      return { done: "subscription.made" };
    case "uncalendar":
      await closeCalendar(application, uuid);
      return { done: "subscription.revoked" };
    case "copy": {
      const copy = await duplicatePlan(application, uuid, undefined, shareOf(request));
      return { copied: copy.uuid };
    }
    default:
      throw data(null, { status: 400 });
  }
}

export default function PlanOverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PlanOverview data={loaderData} answer={actionData} />;
}
