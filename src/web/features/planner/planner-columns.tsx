import { memo, Suspense, useCallback, useMemo, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/link.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";
import { WhenSeen, WhileNear } from "#web/ui/hydration/when-seen.tsx";

import { VisitorPlanList } from "#web/components/visitor-plans/visitor-plan-list.tsx";
import { Announcement, PlanSummary } from "./summary/plan-summary.tsx";
import { ClassicStages } from "./days/classic-stages.tsx";
import { DaysCurve } from "./days-curve/curve-opener.tsx";
import { optionsForm } from "./options/form-id.ts";
import { DayList } from "./days/day-list.tsx";
import { useHeadline } from "./summary/plan-headline.ts";
import { PlanNotices } from "./notices/plan-notices.tsx";
import { SavePlanForm, SavedPlansLink } from "./summary/save-plan-form.tsx";
import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import { otherRouteSearch } from "./notices/other-route-search.ts";
import { ShareBar } from "#web/components/share/share-bar.tsx";
import { useMedia } from "#web/ui/use-media.ts";
import { type Planner, usePlanner } from "./use-planner.ts";
import type { BrowserPlan } from "./use-browser-plan.ts";
import { dayRowId } from "./days/day-rows.tsx";
import { OptionsBar } from "./options/options-bar.tsx";
import "./planner.css";

/** Loaded on wide screens; narrow ones have it in a sheet. */
const OptionsForm = lazyPart(async () => (await import("./options/options-form.tsx")).OptionsForm, "options-form");
/** Loaded if options have no plan. */
const NoDays = lazyPart(async () => (await import("./notices/no-days.tsx")).NoDays, "no-days");
/** Loaded if a number of days is requested. */
const OtherStarts = lazyPart(async () => (await import("./notices/other-starts.tsx")).OtherStarts, "other-starts");
/** Loaded when the end of the days comes near. */
const FurtherWalks = lazyPart(async () => (await import("./further/further-walks.tsx")).FurtherWalks, "further-walks");
/** Loaded if there are warnings. */
const WarningNotice = lazyPart(
  async () => (await import("./notices/warning-notice.tsx")).WarningNotice,
  "warning-notice",
);

/** Loaded if the days have dates. */
const HolidayNotice = lazyPart(
  async () => (await import("./notices/holiday-notice.tsx")).HolidayNotice,
  "holiday-notice",
);

export interface PlannerColumnsProps {
  data: PlannerData;
  browserPlan: BrowserPlan;
  /** Map and profile of the plan. */
  picture: (planner: Planner, openDay: (day: number) => void) => ReactNode;
}

/** The plan, its days and its picture, with the options beside them. */
export const PlannerColumns = memo(function PlannerColumns({ data, browserPlan, picture }: PlannerColumnsProps) {
  const t = useTranslations("planner");
  const navigate = useNavigate();
  const paths = usePaths();
  const planner = usePlanner(data, browserPlan);
  const { options } = browserPlan;
  const { outcome, setOpen, nameOf, stopAt } = planner;
  const { choose } = options;
  const headline = useHeadline(planner);
  const ends = { from: nameOf(options.input.from), to: planner.endName };
  const planName = `${ends.from} – ${ends.to}`;
  const isWide = useMedia("(width >= 64rem)");
  const plan = outcome.ok ? outcome.plan : null;
  // By the server, and shown without a script.
  const isOnwardDrawn = planner.further.is === "planned";
  const byDays = outcome.ok ? outcome.plan.byDays : outcome.byDays;

  const totals = plan?.totals ?? null;
  const walked = useMemo(() => totals && { hours: totals.hours, rests: totals.days - totals.walkingDays }, [totals]);

  const chooseDays = useCallback((days: number | null) => choose({ days }), [choose]);
  const openInList = useCallback(
    (day: number) => {
      setOpen(day);
      requestAnimationFrame(() => document.getElementById(dayRowId(day))?.scrollIntoView({ block: "nearest" }));
    },
    [setOpen],
  );
  // On narrow screens an expanded day is scrolled to the top: map and sheet are below it.
  const openRow = useCallback(
    (day: number | null) => {
      setOpen(day);
      if (day === null || isWide !== false) return;
      requestAnimationFrame(() => document.getElementById(dayRowId(day))?.scrollIntoView({ block: "start" }));
    },
    [setOpen, isWide],
  );
  const goToRoute = (slug: string) => void navigate({ search: otherRouteSearch(options.input, slug) });

  // Gentler first days are already offered.
  const warnings =
    planner.gentleStarts.length === 0
      ? planner.warnings
      : planner.warnings.filter((warning) => warning.kind !== "longDay" || warning.day.number > 1);

  const extraActions = (
    <>
      <ClassicStages planner={planner} />
      <SavedPlansLink />
    </>
  );

  return (
    <div className="planner">
      <aside className={isWide === null ? "planner__options planner__options--unsure" : "planner__options"}>
        <h2 className="mb-4 text-xl">{t("options.heading")}</h2>
        {isWide === false ? null : (
          <Suspense>
            <OptionsForm planner={planner} onRoute={goToRoute} />
          </Suspense>
        )}
      </aside>
      <div className="planner__head">
        <YieldBeforeRender>
          <PlanSummary
            headline={headline}
            plan={planner.wholePlan}
            ends={ends}
            actions={
              <div className="flex flex-wrap items-start gap-2 print:hidden">
                {plan ? (
                  <>
                    <SavePlanForm
                      search={options.search}
                      input={options.input}
                      name={planName}
                      plan={planner.wholePlan ?? plan}
                    />
                    <ButtonLink to={paths.compareWalks(options.search)} variant="secondary" size="sm">
                      <span>
                        {t.rich("compare", { more: (chunks) => <span className="max-sm:sr-only">{chunks}</span> })}
                      </span>
                    </ButtonLink>
                  </>
                ) : null}
                <ShareBar
                  url={() => window.location.origin + window.location.pathname + options.search}
                  text={headline}
                  what="plan"
                  words={(key) => t(`share.${key}`)}
                />
              </div>
            }
          />
          <a href={`#${optionsForm}`} className="script-hidden flex min-h-tap items-center lg:hidden">
            {t("options.heading")}
          </a>
          <Announcement text={headline} />
          <PlanNotices planner={planner} />
          <div className="flex flex-wrap items-center gap-2">
            {byDays.length > 1 ? (
              <DaysCurve
                byDays={byDays}
                to={planner.further.is === "none" ? null : nameOf(options.input.to)}
                days={plan?.totals.days ?? null}
                walked={walked}
                requestedDays={options.input.days}
                onChoose={chooseDays}
              >
                {extraActions}
              </DaysCurve>
            ) : (
              extraActions
            )}
          </div>
          {plan && options.input.days !== null && planner.graph.value ? (
            <Suspense>
              <OtherStarts planner={planner} />
            </Suspense>
          ) : null}
        </YieldBeforeRender>
      </div>
      <div className="planner__days">
        <YieldBeforeRender>
          {plan ? (
            <DayList planner={planner} plan={plan} onOpen={openRow} onStop={stopAt} />
          ) : (
            <Suspense>
              <NoDays planner={planner} />
            </Suspense>
          )}
        </YieldBeforeRender>
        {planner.plan || isOnwardDrawn ? (
          <WhenSeen atOnce={isOnwardDrawn}>
            <FurtherWalks planner={planner} onOpen={openRow} />
          </WhenSeen>
        ) : null}
      </div>
      <WhileNear className="planner__walk">
        <VisitorPlanList />
        {picture(planner, openInList)}
        {plan && (warnings.length > 0 || plan.arrival) ? (
          <section aria-label={t("warnings.label")} className="planner__warnings grid gap-2.5 not-has-[div]:hidden">
            <Suspense>
              {warnings.map((warning) => (
                <WarningNotice
                  key={
                    "day" in warning
                      ? `${warning.kind}-${warning.day.number}`
                      : "group" in warning
                        ? warning.group.code
                        : warning.kind
                  }
                  warning={warning}
                  noteOf={(note) => data.closureNotes[note] ?? note}
                  nameOf={planner.nameOnAnyRoute}
                  firstRouteDays={plan.days.length}
                  onStop={stopAt}
                />
              ))}
              {plan.arrival ? <HolidayNotice planner={planner} /> : null}
            </Suspense>
          </section>
        ) : null}
      </WhileNear>
      {isWide === true ? null : <OptionsBar planner={planner} onRoute={goToRoute} />}
    </div>
  );
});
