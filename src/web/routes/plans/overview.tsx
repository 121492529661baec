import { Share2 } from "lucide-react";
import { data } from "react-router";
import { useTranslations } from "use-intl";

import { duplicatePlan } from "#use-cases/plans/duplicate-plan.ts";
import { closeCalendar, openCalendar, sharePlan, stopSharing } from "#use-cases/plans/plan-tokens.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { CopyForm } from "#web/features/plans/overview/copy-form.tsx";
import { LeftBehind } from "#web/features/plans/overview/left-behind.tsx";
import { NightsSection } from "#web/features/plans/overview/nights-section.tsx";
import { OverviewDays } from "#web/features/plans/overview/overview-days.tsx";
import { PlanAside, shareSection } from "#web/features/plans/overview/plan-aside.tsx";
import { PlanHeader } from "#web/features/plans/overview/plan-header.tsx";
import { PlanSection } from "#web/features/plans/overview/plan-section.tsx";
import { PlanTotals } from "#web/features/plans/overview/plan-totals.tsx";
import { PrintedDays } from "#web/features/plans/overview/printed-days.tsx";
import { SharedPlanHead } from "#web/features/plans/overview/shared-plan-head.tsx";
import { WarningSection } from "#web/features/plans/overview/warning-list.tsx";
import { useEditInDays } from "#web/components/plan-edits/edit-in-days.ts";
import { EditingContext } from "#web/components/plan-edits/editing.tsx";
import { PlanPicture } from "#web/components/plan-picture/plan-picture.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { WaitingNotices } from "#web/features/plans/waiting/waiting-notices.tsx";

import { openPlan, shareOf } from "./open-plan.server.ts";
import { planHeaders } from "./plan-headers.ts";
import { planPicture } from "./plan-picture.server.ts";
import type { Route } from "./+types/overview.ts";

export const headers = planHeaders;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { plan, warnings } = await openPlan(application, params.uuid, request);
  const days = plan.days.map((day) => ({ ...day, alternatives: [], reasonFacts: [], reasons: [] }));
  return {
    plan: { ...plan, days },
    warnings,
    share: shareOf(request),
    picture: await planPicture(application, plan),
    isVisitor: application.actor.kind === "visitor",
  };
}

interface Answer {
  readonly done?: "sharing.made" | "sharing.changed" | "sharing.revoked" | "subscription.made" | "subscription.revoked";
  /** Uuid of the copy. */
  readonly copied?: string;
}

export async function action({ params: { uuid }, request, context }: Route.ActionArgs): Promise<Answer> {
  const application = context.get(applicationContext);
  const fields = await context.get(formReader)();
  switch (fields.get("form")) {
    case "share":
    case "shown":
      await sharePlan(application, uuid, {
        notes: fields.has("notes"),
        prices: fields.has("prices"),
        carry: fields.has("carry"),
      });
      return { done: fields.get("form") === "share" ? "sharing.made" : "sharing.changed" };
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

/** A whole plan at a glance. */
export default function PlanOverview({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, warnings, share, picture, isVisitor } = loaderData;
  const t = useTranslations("plans");
  const paths = usePaths();
  const { kilometres, dayAndMonth, date } = useFormats();
  const isOwner = plan.access === "owner";
  const [from, to] = [plan.days[0]?.fromName ?? "", plan.days.at(-1)?.toName ?? ""];
  const [first, last] = [plan.days[0]?.date, plan.days.at(-1)?.date];
  const dates = first && last ? t("overview.dates", { from: dayAndMonth(first), to: date(last) }) : undefined;
  const description = t("overview.description", {
    days: plan.totals.days,
    from,
    to,
    km: kilometres(plan.totals.km * 1000),
  });
  const editing = useEditInDays(plan);
  const { done, copied }: Answer = actionData ?? {};
  return (
    <EditingContext value={isOwner ? editing : null}>
      <div className="page-width grid content-start gap-5 py-6 md:py-8">
        <SharedPlanHead name={plan.name} description={description} picture={paths.planPicture(plan.uuid, share)} />
        <PlanHeader plan={plan} share={share} lead={dates}>
          {isOwner ? (
            <>
              <ButtonLink to={`#${shareSection}`} variant="secondary">
                <Icon of={Share2} size="sm" />
                {t("sharing.heading")}
              </ButtonLink>
              <ButtonLink to={paths.planDays(plan.uuid)} variant="arrow">
                {t("overview.editDays")}
              </ButtonLink>
            </>
          ) : (
            <CopyForm isVisitor={isVisitor} />
          )}
        </PlanHeader>
        {isOwner ? <WaitingNotices plans={[plan]} /> : <Notice kind="info">{t("overview.shared")}</Notice>}
        {copied === undefined ? null : (
          <Notice
            kind="ok"
            announce
            action={
              <ButtonLink to={paths.plan(copied)} variant="quiet" size="sm">
                {t("nav.overview")}
              </ButtonLink>
            }
          >
            {t("overview.copied")}
          </Notice>
        )}
        {done ? (
          <Notice kind="ok" announce>
            {t(done)}
          </Notice>
        ) : null}
        <header className="hidden print:block">
          <p className="text-2xl font-bold font-display">{plan.name}</p>
          <p>{dates ?? description}</p>
        </header>
        <PlanTotals plan={plan} />
        {/* On phones what is to be settled comes first, then the nights, what goes with the plan, and the long list last. */}
        <div className="grid items-start gap-5 print:block print:space-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
          <WarningSection plan={plan} warnings={warnings} />
          <div className="grid gap-5 print:block print:space-y-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <NightsSection plan={plan} share={share} />
            <PlanPicture
              picture={picture}
              route={plan.input.route}
              title={t("overview.map")}
              description={t("overview.mapDescription", { days: plan.totals.days, from, to })}
              className="break-inside-avoid overflow-hidden rounded-lg border border-line"
            />
          </div>
          <PlanAside plan={plan} share={share} />
          <div className="grid gap-5 lg:col-start-1 lg:row-start-3">
            <PlanSection heading={t("overview.dayList")} className="print:hidden">
              <OverviewDays plan={plan} share={share} />
            </PlanSection>
            <LeftBehind things={plan.leftBehind} />
          </div>
        </div>
        <PrintedDays plan={plan} picture={picture} />
      </div>
    </EditingContext>
  );
}
