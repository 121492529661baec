import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";

import type { WayOfDay } from "#domain/plans/today/way-of-day.ts";
import type { EditorFacts, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { PlanDayList } from "#web/features/plans/overview/plan-day-list.tsx";
import { PlanHeader } from "#web/features/plans/overview/plan-header.tsx";
import { takeEditFromNavigation } from "#web/components/plan-edits/editing.tsx";
import { PlanMap } from "#web/components/plan-map/plan-map.tsx";
import type { PlanMapData } from "#web/components/plan-map/plan-map-data.ts";
import { UnsavedNotice } from "#web/ui/unsaved-notice.tsx";
import { useToday } from "#web/features/plans/use-now.ts";
import { useOfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { PlanWithoutNetwork } from "#web/features/plans/offline/plan-without-network.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { dayHeadingId, DayWarnings } from "./day-heading.tsx";
import { DayPanel } from "./day-panel.tsx";
import { EditorToolbar, useUndoKeys, StartDateForm } from "./editor/editor-toolbar.tsx";
import { ConflictBar, SavingProblem, EditScope, EditSessionProvider, Outcome } from "./editor/edit-session.tsx";
import { useEditedMap, useRouteData } from "./use-edited-map.ts";
import { useDayEditor } from "./editor/use-day-editor.ts";

export interface DayEditorData {
  readonly plan: EditorPlan;
  readonly facts: EditorFacts;
  readonly picture: PlanMapData;
  /** Towns whose houses were loaded with the page: that of the day in the address, or all. */
  readonly towns: readonly PlanTown[];
  /** What the day in the address, else the first, passes: shown until the routes are loaded. Null if they are on this device. */
  readonly firstWay: WayOfDay | null;
  /** Token of the share link by which the page was opened. */
  readonly share: string | undefined;
}

export interface DayEditorScreenProps {
  data: DayEditorData;
  /** Calendar day of the address; null where the address names none. */
  dayInAddress: number | null;
}

/** The days of a plan with the selected one beside them, map and elevation profile. */
export function DayEditorScreen({ data, dayInAddress }: DayEditorScreenProps) {
  const t = useTranslations("planDays");
  const navigate = useNavigate();
  const paths = usePaths();
  const { share } = data;
  const dayEditor = useDayEditor(data.plan, data.facts);
  const { editor, state, plan, graphs } = dayEditor;
  const legRoutes = useRouteData(plan, graphs);
  const picture = useEditedMap(data.picture, plan, legRoutes);
  const copy = useOfflineCopy();
  const isOwner = plan.access === "owner";
  useUndoKeys(editor, isOwner);
  const step = state.outcome?.serial;
  useEffect(() => {
    const hasLostFocus = step !== undefined && document.activeElement === document.body;
    if (hasLostFocus) document.getElementById(dayHeadingId)?.focus({ preventScroll: true });
  }, [step]);
  const previousDay = useRef(dayInAddress);
  useEffect(() => {
    if (previousDay.current === dayInAddress) return;
    previousDay.current = dayInAddress;
    document.getElementById(dayHeadingId)?.scrollIntoView({ block: "nearest" });
    // It belongs to the previous day.
    editor.clearOutcome();
  }, [dayInAddress, editor]);
  useEffect(() => {
    const pendingEdit = isOwner ? takeEditFromNavigation() : null;
    if (pendingEdit) void editor.edit(pendingEdit);
  }, [editor, isOwner]);
  const nameOf = (town: string) => plan.townNames[town] ?? town;
  const today = useToday(plan.days);
  const todaysDay = plan.days.find(({ date }) => date !== undefined && date === today)?.number;
  const day = plan.days[Math.min(dayInAddress ?? todaysDay ?? 1, plan.days.length) - 1];
  const open = (number: number) =>
    void navigate(paths.planDay(plan.uuid, number, share === undefined ? undefined : { share }), {
      preventScrollReset: true,
    });
  return (
    <EditSessionProvider editor={editor} state={state} plan={plan}>
      <div className="page-width grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 py-4 md:py-6">
        <PlanHeader plan={plan} share={share} compact>
          {isOwner ? <EditorToolbar editor={editor} state={state} /> : null}
        </PlanHeader>
        <Outcome at="plan" />
        {isOwner ? null : <Notice kind="info">{t("shared")}</Notice>}
        {isOwner ? <NeedsScript uuid={plan.uuid} /> : null}
        <UnsavedNotice />
        <SavingProblem dayEditor={dayEditor} nameOf={nameOf} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[24.5rem_minmax(0,1fr)]">
          <div
            className={classNames(
              "grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-3 lg:max-h-[calc(100dvh-1.5rem)] lg:overflow-y-auto lg:pr-1",
              dayInAddress === null ? undefined : "max-lg:hidden",
            )}
          >
            <StartDateForm plan={plan} onChange={(date) => void editor.setStartDate(date)} />
            <EditScope at="start">
              <DayWarnings plan={plan} day={null} />
            </EditScope>
            <Outcome at="start" />
            <section aria-labelledby="all-days" className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 id="all-days" className="text-lg">
                {t("list")}
              </h2>
              <PlanDayList plan={plan} share={share} current={day?.number ?? null} prefetch="none" />
            </section>
            {/* The saved form at first: its own changes are pending in the same browser. */}
            <PlanWithoutNetwork uuid={plan.uuid} version={state.version} share={share ?? null} />
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <PlanMap
              picture={picture}
              route={plan.input.route}
              title={t("map")}
              description={t("mapDescription", { days: plan.days.length })}
              current={day?.number ?? null}
              onOpen={open}
              low
              hasMap={copy?.hasMap ?? true}
              className="overflow-hidden rounded-lg border border-line max-lg:order-2"
            />
            {day ? (
              <div className={dayInAddress === null ? "max-lg:hidden" : undefined}>
                <DayPanel
                  {...dayEditor}
                  day={day}
                  share={share}
                  towns={data.towns}
                  firstWay={data.firstWay}
                  legRoutes={legRoutes}
                />
              </div>
            ) : null}
          </div>
        </div>
        <ConflictBar saving={state.saving} />
      </div>
    </EditSessionProvider>
  );
}

/** Days are computed in the browser; the overview can be read without a script. */
function NeedsScript({ uuid }: { uuid: string }) {
  const t = useTranslations("planDays.noScript");
  const paths = usePaths();
  return (
    <Notice kind="info" className="script-hidden">
      {t("text")} <Link to={paths.plan(uuid)}>{t("overview")}</Link>
    </Notice>
  );
}
