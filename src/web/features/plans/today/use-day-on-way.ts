import { useMemo } from "react";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { clocksAlong } from "#domain/plans/day-hours/clocks-along.ts";
import { routineFrom } from "#domain/plans/day-hours/day-routine.ts";
import { hoursThere } from "#domain/plans/day-hours/local-time.ts";
import { horizonM, type WayOfDay } from "#domain/plans/today/way-of-day.ts";
import { useRouteData } from "#web/features/plans/days/use-edited-map.ts";
import type { DayEditor } from "#web/features/plans/days/editor/use-day-editor.ts";
import { sunTimes } from "#web/features/plans/use-now.ts";
import { useWayOfDay } from "#web/features/plans/way/use-way-of-day.ts";

import { useReportedPlace, useStartTime, whereOnWay } from "./position/reported-place.ts";
import { usePosition } from "./position/use-position.ts";

interface ShownDay {
  readonly dayEditor: DayEditor;
  readonly day: EditorDay | undefined;
  readonly date: IsoDate;
  /** Milliseconds since 1970; null until a clock is read. */
  readonly ms: number | null;
  /** Shown until the routes are loaded. */
  readonly first: WayOfDay | null;
  /** Whether `first` is enough: then they are not loaded. */
  readonly isFirstEnough: boolean;
}

/** The way of the current day, what lies along it and ahead, and where the walker is. */
export function useDayOnWay({ dayEditor, day, date, ms, first, isFirstEnough }: ShownDay) {
  const { plan, graphs } = dayEditor;
  const { whole, way, span, entries, placesState } = useWayOfDay({
    plan,
    number: day?.number ?? 0,
    legRoutes: useRouteData(plan, graphs, !isFirstEnough),
    first,
    aheadM: horizonM,
    isWholeNeeded: !isFirstEnough,
  });
  // Only the whole way is drawn everywhere.
  const { position, ask, stop } = usePosition(whole, span);
  const reported = useReportedPlace(plan.uuid, ms === null ? null : date);
  const startsAt = useStartTime(routineFrom(plan.routine).leaveAt);
  const clocks = useMemo(() => (way && span ? clocksAlong(way, span, date) : null), [way, span, date]);
  const hours = clocks && span && ms !== null ? hoursThere(ms, date, clocks.zoneAt(span.fromM)) : null;
  const where =
    clocks && way && span && hours !== null && day?.kind === "walk"
      ? whereOnWay({ way, span, hours, position, reported, startsAt, clocks })
      : null;
  const sun = useMemo(() => {
    if (!way || !span || !clocks || way.points.length === 0) return null;
    return sunTimes(date, placeAlong(way, span.toM), clocks.zoneAt(span.toM));
  }, [way, span, date, clocks]);
  const alongM = where?.alongM ?? span?.fromM ?? 0;
  return {
    way,
    span,
    clocks,
    hours,
    where,
    alongM,
    entries,
    placesState,
    sun,
    position,
    ask,
    stop,
    reported,
    startsAt,
  };
}
