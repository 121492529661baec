import { data } from "react-router";
import { useTranslations } from "use-intl";

import { duplicatePlan } from "#use-cases/plans/duplicate-plan.ts";
import { closeCalendar, openCalendar, sharePlan, stopSharing } from "#use-cases/plans/plan-tokens.ts";
import { applicationContext } from "#web/app-context.ts";
import { CopyForm } from "#web/features/plan-overview/copy-form.tsx";
import { CalendarForms, SharingForms } from "#web/features/plan-overview/address-forms.tsx";
import { CostSection } from "#web/features/plan-overview/cost-section.tsx";
import { CompostelaText } from "#web/features/plan-overview/compostela-text.tsx";
import { FileList } from "#web/features/plan-overview/file-list.tsx";
import { LeftBehind } from "#web/features/plan-overview/left-behind.tsx";
import { MonthCalendar } from "#web/features/plan-overview/month-calendar.tsx";
import { OverviewDays } from "#web/features/plan-overview/overview-days.tsx";
import { PlanHeader } from "#web/features/plan-overview/plan-header.tsx";
import { PlanSection } from "#web/features/plan-overview/plan-section.tsx";
import { PlanTotals } from "#web/features/plan-overview/plan-totals.tsx";
import { SharedPlanHead } from "#web/features/plan-overview/shared-plan-head.tsx";
import { WarningList } from "#web/features/plan-overview/warning-list.tsx";
import { PlanPicture } from "#web/plan-picture/plan-picture.tsx";
import { PlanWithoutNetwork } from "#web/offline/plan-without-network.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { useFormats } from "#web/ui/formats.ts";
import { Notice } from "#web/ui/notice.tsx";
import { usePaths } from "#web/use-paths.ts";

import { foundOr404, openPlan, shareOf } from "./open-plan.server.ts";
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
  readonly done?: "made" | "revoked";
  readonly what?: "sharing" | "subscription";
  /** Uuid of the copy. */
  readonly copied?: string;
}

export async function action({ params: { uuid }, request, context }: Route.ActionArgs): Promise<Answer> {
  const application = context.get(applicationContext);
  const fields = await request.formData();
  switch (fields.get("form")) {
    case "share":
      await foundOr404(sharePlan(application, uuid));
      return { done: "made", what: "sharing" };
    case "unshare":
      await foundOr404(stopSharing(application, uuid));
      return { done: "revoked", what: "sharing" };
    case "calendar":
      await foundOr404(openCalendar(application, uuid));
      return { done: "made", what: "subscription" };
    case "uncalendar":
      await foundOr404(closeCalendar(application, uuid));
      return { done: "revoked", what: "subscription" };
    case "copy": {
      const copy = await foundOr404(duplicatePlan(application, uuid, undefined, shareOf(request)));
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
  const { kilometres } = useFormats();
  const isOwner = plan.access === "owner";
  const [from, to] = [plan.days[0]?.fromName ?? "", plan.days.at(-1)?.toName ?? ""];
  const description = t("overview.description", {
    days: plan.totals.days,
    from,
    to,
    km: kilometres(plan.totals.km * 1000),
  });
  const { done, what, copied }: Answer = actionData ?? {};
  return (
    <div className="page-width grid content-start gap-5 py-6 md:py-8">
      <SharedPlanHead name={plan.name} description={description} route={plan.input.route} />
      <PlanHeader plan={plan} share={share}>
        {isOwner ? (
          <ButtonLink to={paths.planDays(plan.uuid)}>{t("overview.editDays")}</ButtonLink>
        ) : (
          <CopyForm isVisitor={isVisitor} />
        )}
      </PlanHeader>
      {isOwner ? null : <Notice kind="info">{t("overview.shared")}</Notice>}
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
      {done && what ? (
        <Notice kind="ok" announce>
          {t(`${what}.${done}`)}
        </Notice>
      ) : null}
      <PlanTotals plan={plan} />
      <PlanPicture
        picture={picture}
        route={plan.input.route}
        title={t("overview.map")}
        description={t("overview.mapDescription", { days: plan.totals.days, from, to })}
        className="overflow-hidden rounded-lg border border-line"
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          <PlanSection heading={t("warnings.heading")}>
            <WarningList plan={plan} warnings={warnings} />
          </PlanSection>
          <PlanSection heading={t("overview.dayList")}>
            <OverviewDays plan={plan} share={share} />
          </PlanSection>
          <LeftBehind things={plan.leftBehind} />
        </div>
        <div className="grid gap-5">
          <PlanSection heading={t("calendar.heading")}>
            {plan.startDate === null ? (
              <p className="text-sm text-ink-2">{t("calendar.noDate")}</p>
            ) : (
              <MonthCalendar plan={plan} share={share} />
            )}
          </PlanSection>
          <PlanSection heading={t("compostela.heading")}>
            <CompostelaText compostela={plan.compostela} />
          </PlanSection>
          <CostSection plan={plan} />
          <PlanSection heading={t("files.heading")} lead={t("files.lead")} className="print:hidden">
            <FileList uuid={plan.uuid} share={share} isDated={plan.startDate !== null} />
            <PlanWithoutNetwork uuid={plan.uuid} version={plan.version} share={share ?? null} />
          </PlanSection>
          {isOwner ? (
            <>
              <PlanSection heading={t("sharing.heading")} lead={t("sharing.text")} className="print:hidden">
                <SharingForms plan={plan} />
              </PlanSection>
              <PlanSection heading={t("subscription.heading")} lead={t("subscription.text")} className="print:hidden">
                <CalendarForms plan={plan} />
              </PlanSection>
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}
