import { useCallback, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { BrowserPlanList } from "#web/components/plan-sync/browser-plan-list.tsx";
import { KeepPlanForm } from "#web/components/plan-sync/keep-plan-form.tsx";
import { Announcement } from "./announcement.tsx";
import { CostCurve } from "./cost-curve.tsx";
import { wishesForm } from "./form-id.ts";
import { DayList } from "./day-list.tsx";
import { NoDays } from "./no-days.tsx";
import { useHeadline } from "./plan-headline.ts";
import { PlanSummary } from "./plan-summary.tsx";
import type { PlannerData } from "#web/components/plan-fields/planner-data.ts";
import { RefusalNotice } from "./refusal-notice.tsx";
import { otherRouteSearch } from "./other-route-search.ts";
import { ShareButtons } from "./share-buttons.tsx";
import { useMedia } from "#web/components/plan-fields/use-media.ts";
import { type Planner, usePlanner } from "./use-planner.ts";
import { dayRowId } from "./walk-row.tsx";
import { WarningNotice } from "./warning-notice.tsx";
import { WishBar } from "./wish-bar.tsx";
import { WishForm } from "./wish-form.tsx";
import "./planner.css";

interface PlannerScreenProps {
  data: PlannerData;
  /** Map and profile of the plan. */
  picture: (planner: Planner, openDay: (day: number) => void) => ReactNode;
}

/** Wishes, the plan that follows them, and its days. */
export function PlannerScreen({ data, picture }: PlannerScreenProps) {
  const t = useTranslations("planner");
  const navigate = useNavigate();
  const planner = usePlanner(data);
  const { outcome, wishes, setOpen, nameOf, stopAt } = planner;
  const { choose } = wishes;
  const headline = useHeadline(planner);
  const keptName = `${nameOf(wishes.input.from)} – ${nameOf(wishes.input.to)}`;
  const isWide = useMedia("(width >= 64rem)");
  const plan = outcome.ok ? outcome.plan : null;
  const byDays = outcome.ok ? outcome.plan.byDays : outcome.byDays;

  const chooseDays = useCallback((days: number | null) => choose({ days }), [choose]);
  const openInList = useCallback(
    (day: number) => {
      setOpen(day);
      requestAnimationFrame(() => document.getElementById(dayRowId(day))?.scrollIntoView({ block: "nearest" }));
    },
    [setOpen],
  );
  const goToRoute = (slug: string) => void navigate({ search: otherRouteSearch(wishes.input, slug) });

  return (
    <div className="planner">
      <aside className={isWide === null ? "planner__wishes planner__wishes--unsure" : "planner__wishes"}>
        <h2 className="mb-4 text-xl">{t("wishes.heading")}</h2>
        {isWide === false ? null : <WishForm planner={planner} withIdeal onRoute={goToRoute} />}
      </aside>
      <div className="planner__walk">
        <PlanSummary
          headline={headline}
          plan={plan}
          ends={{ from: nameOf(wishes.input.from), to: nameOf(wishes.input.to) }}
          actions={
            <div className="flex flex-wrap items-start gap-2">
              {plan ? <KeepPlanForm search={wishes.search} input={wishes.input} name={keptName} /> : null}
              <ShareButtons search={wishes.search} title={headline} />
            </div>
          }
        />
        <a href={`#${wishesForm}`} className="script-hidden flex min-h-tap items-center lg:hidden">
          {t("wishes.heading")}
        </a>
        <Announcement text={headline} />
        <PlanNotices planner={planner} />
        <BrowserPlanList />
        {byDays.length > 1 ? (
          <CostCurve
            byDays={byDays}
            days={plan?.totals.days ?? null}
            isChosen={wishes.input.days !== null}
            onChoose={chooseDays}
          />
        ) : null}
        {picture(planner, openInList)}
        {plan && planner.warnings.length > 0 ? (
          <section aria-label={t("warnings.label")} className="grid gap-2.5">
            {planner.warnings.map((warning) => (
              <WarningNotice
                key={"day" in warning ? `${warning.kind}-${warning.day.number}` : warning.kind}
                warning={warning}
                noteOf={(note) => data.closureNotes[note] ?? note}
                nameOf={nameOf}
                onStop={stopAt}
              />
            ))}
          </section>
        ) : null}
      </div>
      <div className="planner__days">
        {plan ? (
          <DayList
            route={wishes.input.route}
            plan={plan}
            wish={wishes.input}
            open={planner.open}
            choices={planner.opened}
            waiting={planner.graph.state === "loading"}
            nameOf={nameOf}
            onOpen={setOpen}
            onStop={stopAt}
          />
        ) : (
          <NoDays planner={planner} />
        )}
      </div>
      {isWide === true ? null : <WishBar planner={planner} onRoute={goToRoute} />}
    </div>
  );
}

/** What stands in the way, what was taken for granted, and what can be taken back. */
function PlanNotices({ planner }: { planner: Planner }) {
  const t = useTranslations("planner.notices");
  const { outcome, graph, undoable, nameOf, undo } = planner;
  return (
    <>
      {outcome.ok
        ? null
        : outcome.refusals.map((refusal) => (
            <RefusalNotice
              key={`${refusal.field}-${refusal.code}-${JSON.stringify(refusal.facts)}`}
              refusal={refusal}
              planner={planner}
            />
          ))}
      {undoable ? (
        <Notice
          kind="ok"
          announce
          action={
            <Button size="sm" variant="secondary" onClick={undo}>
              {t("undo")}
            </Button>
          }
        >
          {undoable.insteadOf
            ? t("stopInstead", { town: nameOf(undoable.town), before: nameOf(undoable.insteadOf) })
            : t("stopAdded", { town: nameOf(undoable.town) })}
        </Notice>
      ) : null}
      {outcome.bedsUnknown ? <Notice kind="info">{t("bedsUnknown")}</Notice> : null}
      {graph.state === "failed" ? (
        <Notice
          kind="warn"
          announce
          action={
            <Button size="sm" variant="secondary" onClick={graph.retry}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("graphFailed")}
        </Notice>
      ) : null}
    </>
  );
}
