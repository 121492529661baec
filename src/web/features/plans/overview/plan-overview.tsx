import { Share2 } from "lucide-react";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { type PlanWarning, warningsAhead, weightOf } from "#domain/plans/warnings/warning.ts";
import { useEditInDays, EditingContext } from "#web/components/plan-edits/editing.tsx";
import { PlanMap } from "#web/components/plan-map/plan-map.tsx";
import type { PlanMapData } from "#web/components/plan-map/plan-map-data.ts";
import { useOfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { WaitingNotices } from "#web/features/plans/offline/waiting-notices.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { WhenSeen } from "#web/ui/hydration/when-seen.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { useToday } from "#web/features/plans/use-now.ts";
import { BookFirst } from "./book-first.tsx";
import { SharedProgress, type SharedProgressData } from "./shared-progress.tsx";
import { NightsSection } from "./nights-section.tsx";
import { PlanDayList } from "./plan-day-list.tsx";
import { PlanAside, shareSection } from "./plan-aside.tsx";
import type { RefusedSharing } from "./sharing-forms.tsx";
import { PlanHeader, PlanTotals, CopyForm, SharedPlanHead } from "./plan-header.tsx";
import { PlanSection } from "./plan-section.tsx";
import { PrintedDays } from "./printed-days.tsx";
import { LeftBehind, WarningSection } from "./warning-list.tsx";
import { startOfSpan } from "#domain/calendar/start-of-span.ts";

/** Loaded when the end of the days comes near. */
const FurtherSection = lazyPart(async () => (await import("./further-section.tsx")).FurtherSection, "further-section");

/** Data of the overview, from any source. */
export interface PlanOverviewData {
  readonly plan: ShownPlan;
  readonly warnings: readonly PlanWarning[];
  /** Token of the share link by which the page was opened. */
  readonly share: string | undefined;
  readonly picture: PlanMapData;
  readonly isVisitor: boolean;
  /** What the link shows to people at home; null for the owner, and offline. */
  readonly home?: SharedProgressData | null;
}

/** Result of a form of the page. */
export interface OverviewAnswer {
  readonly done?: "sharing.made" | "sharing.changed" | "sharing.revoked" | "subscription.made" | "subscription.revoked";
  readonly refusedSharing?: RefusedSharing;
  /** Uuid of the copy. */
  readonly copied?: string;
}

/** Overview of a whole plan. */
export function PlanOverview({ data, answer = {} }: { data: PlanOverviewData; answer?: OverviewAnswer | undefined }) {
  const { plan, warnings, share, picture, isVisitor, home = null } = data;
  const t = useTranslations("plans");
  const paths = usePaths();
  const { kilometres, dayAndMonth, date } = useFormats();
  const copy = useOfflineCopy();
  const isOwner = plan.access === "owner";
  const [from, to] = [plan.days[0]?.fromName ?? "", plan.days.at(-1)?.toName ?? ""];
  const [first, last] = [plan.days[0]?.date, plan.days.at(-1)?.date];
  const today = useToday(plan.days);
  // Suggestions and bookings are of no use after arrival.
  const isWalked = last !== undefined && today !== undefined && last < today;
  const dates =
    first && last ? t("overview.dates", { from: startOfSpan(first, last, dayAndMonth), to: date(last) }) : undefined;
  const ahead = warningsAhead(warnings, plan.days, today);
  // Decisions are the owner's: others come for the days.
  const isUnsettled =
    isOwner && (ahead.some((warning) => weightOf(warning) !== "informs") || plan.days.some((day) => day.bookFirst));
  const worthKnowing = isWalked ? null : (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WarningSection plan={plan} warnings={ahead} />
      <BookFirst plan={plan} share={share} today={today} />
    </div>
  );
  const description = t("overview.description", {
    days: plan.totals.days,
    from,
    to,
    km: kilometres(plan.totals.km * 1000),
  });
  const editing = useEditInDays(plan.uuid);
  const { done, copied, refusedSharing = null } = answer;
  return (
    <EditingContext value={isOwner ? editing : null}>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6 md:py-8">
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
          ) : copy ? null : (
            <CopyForm isVisitor={isVisitor} />
          )}
        </PlanHeader>
        {isOwner ? (
          <WaitingNotices plans={[plan]} {...(copy && { member: copy.member })} />
        ) : (
          <Notice kind="info">{t("overview.shared")}</Notice>
        )}
        {home ? <SharedProgress plan={plan} {...home} /> : null}
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
          <Notice kind="ok" announce className="print:hidden">
            {t(done)}
          </Notice>
        ) : null}
        <header className="hidden print:block">
          <p className="text-2xl font-bold font-display">{plan.name}</p>
          <p>{dates ?? description}</p>
        </header>
        {/* On phones warnings come first, then the days, and after them everything else: figures, nights and map. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 print:block print:space-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_auto_1fr]">
          {isUnsettled ? worthKnowing : null}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-1 lg:row-start-4">
            {/* Without a frame on phones: each day has one. */}
            <PlanSection
              heading={t("overview.dayList")}
              className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 print:hidden"
            >
              <PlanDayList plan={plan} share={share} />
            </PlanSection>
            {isOwner && !copy ? (
              <WhenSeen>
                <FurtherSection plan={plan} />
              </WhenSeen>
            ) : null}
            <LeftBehind items={plan.leftBehind} />
          </div>
          {isUnsettled ? null : worthKnowing}
          <div className="lg:col-span-2 lg:row-start-1">
            <PlanTotals plan={plan} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 print:block print:space-y-5 lg:col-start-1 lg:row-span-2 lg:row-start-2">
            <NightsSection plan={plan} share={share} />
            <PlanMap
              picture={picture}
              route={plan.input.route}
              title={t("overview.map")}
              description={t("overview.mapDescription", { days: plan.totals.days, from, to })}
              hasMap={copy?.hasMap ?? true}
              className="break-inside-avoid overflow-hidden rounded-lg border border-line"
            />
          </div>
          <PlanAside plan={plan} share={share} refusedSharing={refusedSharing} />
        </div>
        <PrintedDays plan={plan} picture={picture} />
      </div>
    </EditingContext>
  );
}
