import { useTranslations } from "use-intl";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import { layOutHours } from "#domain/plans/day-hours/day-hours.ts";
import { clockTime, type DayRoutine, routineFrom } from "#domain/plans/day-hours/day-routine.ts";
import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { straightWithin } from "#domain/plans/today/progress.ts";
import { isWayOf, type WayOfDay } from "#domain/plans/today/way-of-day.ts";
import type { RouteData } from "#web/components/plan-map/load-route-data.ts";

import { MapAppLink } from "#web/ui/controls/map-app-link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { DayClock } from "./day-clock.tsx";
import { PlanTrailNotes, usePlanNotes } from "#web/features/plans/trail-notes/plan-trail-notes.tsx";
import { useWayOfDay } from "./use-way-of-day.ts";
import { LongStretches } from "./long-stretches.tsx";
import { WayList } from "./way-list.tsx";
import { sunTimes } from "#web/features/plans/use-now.ts";

interface DayWayProps {
  plan: EditorPlan;
  day: EditorDay;
  legRoutes: readonly RouteData[] | null;
  /** Shown until the routes are loaded, and where no script runs. */
  first: WayOfDay | null;
  /** Changes the schedule of days; null if the plan is read-only. */
  onRoutine: ((routine: DayRoutine) => void) | null;
}

/** The way of a day, town by town. */
export function DayWay({ plan, day, legRoutes, first, onRoutine }: DayWayProps) {
  const t = useTranslations("today.way");
  const { way, span, entries, placesState } = useWayOfDay({
    plan,
    number: day.number,
    legRoutes,
    first: first && isWayOf(first, day) ? first : null,
  });
  const { time, kilometres } = useFormats();
  const end = way?.towns.findLast(({ alongM }) => span && alongM <= span.toM);
  const straightM = way && span ? straightWithin(way, span) : 0;
  const routine = routineFrom(plan.routine);
  const hours = way && span && span.toM > span.fromM ? layOutHours(way, span, routine, day.date) : null;
  const sun =
    hours && way && span && day.date !== undefined && way.points.length > 0
      ? sunTimes(day.date, placeAlong(way, span.toM), hours.clocks.zoneAt(span.toM))
      : null;
  const notes = usePlanNotes(plan, day.leg);
  return (
    <>
      <section aria-labelledby="way" className="grid gap-1">
        <h3 id="way" className="text-lg">
          {t("heading")}
        </h3>
        {hours ? <DayClock hours={hours} sun={sun} routine={routine} onRoutine={onRoutine} /> : null}
        {/* Without data on fountains and shops, missing services are unknown. */}
        {placesState === "ready" ? <LongStretches entries={entries} /> : null}
        {span ? (
          <WayList
            entries={entries}
            fromM={span.fromM}
            date={day.date}
            area={end}
            notes={notes.notes}
            timeAt={(alongM) => hours && time(clockTime(hours.at(alongM)))}
          />
        ) : (
          <p className="min-h-40 text-ink-2">{t("reading")}</p>
        )}
        {end ? (
          <p>
            <MapAppLink place={end}>{t("mapApp", { name: end.name })}</MapAppLink>
          </p>
        ) : null}
        {straightM > 0 ? (
          <p className="text-sm text-warn">{t("straight", { distance: kilometres(straightM) })}</p>
        ) : null}
        {placesState === "failed" ? <p className="text-sm text-ink-2">{t("partly")}</p> : null}
      </section>
      {span ? (
        <PlanTrailNotes
          plan={plan}
          leg={day.leg}
          way={way}
          fromM={span.fromM}
          toM={span.toM}
          day={{ ...span, alongM: span.fromM }}
          level={3}
          {...notes}
        />
      ) : null}
    </>
  );
}
