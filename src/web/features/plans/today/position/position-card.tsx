import { LocateFixed, LocateOff, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";

import { clockTime } from "#domain/plans/day-hours/day-routine.ts";
import type { SunTimes } from "#domain/plans/day-hours/sun-times.ts";
import type { PlanWay } from "#domain/plans/today/plan-way.ts";
import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { isDrawnAt } from "#domain/plans/today/progress.ts";
import { compassDirection } from "#domain/plans/today/compass-direction.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { type Formats, useFormats } from "#web/ui/text/formats.ts";

import { chooseStartTime, type ReportedPlace, reportPlace, type WhereOnWay } from "./reported-place.ts";
import type { Position } from "./use-position.ts";

interface PositionCardProps {
  /** Null until the route is loaded. */
  where: WhereOnWay | null;
  way: PlanWay | null;
  /** Of this day. */
  number: number;
  lengthM: number;
  toName: string;
  /** The plan's destination, if it is not that of the day. */
  goal: { readonly name: string; readonly metres: number } | null;
  position: Position;
  reported: ReportedPlace | null;
  reportedName: string;
  startsAt: string;
  sun: SunTimes | null;
  onAsk: () => void;
  onStop: () => void;
}

export function writeDistance(metres: number, { metres: inMetres, kilometres }: Formats): string {
  return metres < 950 ? inMetres(Math.round(metres / 10) * 10) : kilometres(metres);
}

/** Takes the focus when a position has been said. */
export const positionHeadingId = "where";

/** Distance walked today, remaining distance, and time of arrival. */
export function PositionCard(props: PositionCardProps) {
  const { where, lengthM, toName, goal, position, sun, onAsk, onStop } = props;
  const t = useTranslations("today.where");
  const formats = useFormats();
  const { kilometres, time } = formats;
  const { doneM, leftM } = where?.progress ?? { doneM: 0, leftM: lengthM };
  const isThere = where !== null && leftM < 150;
  const isTomorrow = where !== null && where.arrival >= 24;
  const isLate = where !== null && sun !== null && where.arrival > sun.set;
  return (
    <section aria-labelledby={positionHeadingId} className="grid gap-2.5 rounded-lg border border-line bg-surface p-4">
      <h2 id={positionHeadingId} tabIndex={-1} className="sr-only">
        {t("heading")}
      </h2>
      <p className="font-display text-2xl leading-tight font-bold lining-nums tabular-nums">
        {isThere ? t("arrived", { town: toName }) : t("done", { distance: kilometres(doneM) })}
      </p>
      <svg aria-hidden="true" className="h-2 w-full forced-colors:hidden">
        <rect width="100%" height="8" rx="4" className="fill-line" />
        <rect
          width={`${(lengthM === 0 ? 100 : Math.min(100, (100 * doneM) / lengthM)).toFixed(1)}%`}
          height="8"
          rx="4"
          className="fill-way"
        />
      </svg>
      <p className="flex flex-wrap gap-x-4 text-lg tabular-nums">
        {isThere ? null : <strong>{t("toTown", { distance: kilometres(leftM), town: toName })}</strong>}
        {goal ? (
          <span className="text-ink-2">{t("toEnd", { distance: kilometres(goal.metres), town: goal.name })}</span>
        ) : null}
      </p>
      {isThere ? null : (
        <p className="min-h-6 tabular-nums">
          {where
            ? t(isTomorrow ? "arrivalTomorrow" : "arrival", { town: toName, time: time(clockTime(where.arrival)) })
            : null}
          {isLate ? <strong className="text-warn"> {t(isTomorrow ? "overnight" : "late")}</strong> : null}
        </p>
      )}
      <OffTheWay {...props} />
      <PositionSource {...props} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {position.is === "found" || position.is === "waiting" ? (
          <Button variant="quiet" size="sm" className="-ml-4" onClick={onStop} data-needs-script="">
            <Icon of={LocateOff} size="sm" />
            {t("stop")}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={onAsk} data-needs-script="">
            <Icon of={LocateFixed} size="sm" />
            {t("ask")}
          </Button>
        )}
        <span className="text-xs text-ink-2">{t("private")}</span>
      </p>
    </section>
  );
}

/** Reports that the walker has left the way, and its direction. */
function OffTheWay({ position, way }: PositionCardProps) {
  const t = useTranslations("today.where");
  const formats = useFormats();
  const track = position.is === "found" ? position.track : null;
  const isOff = track?.is === "off" && track.alongM !== null && track.offM !== null && way !== null;
  return (
    <div role="alert">
      {isOff ? (
        <p className="flex gap-3 rounded-md bg-warn-soft px-4 py-3 text-warn">
          <Icon of={TriangleAlert} className="mt-0.5 shrink-0" />
          <span>
            <strong>
              {track.leftAgoM === null ? t("off") : t("left", { distance: writeDistance(track.leftAgoM, formats) })}
            </strong>{" "}
            {t("back", {
              distance: writeDistance(track.offM ?? 0, formats),
              wind: t(`winds.${compassDirection(track.last, placeAlong(way, track.alongM ?? 0))}`),
            })}
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** Above this radius in metres a position is reported as inaccurate. */
const vagueM = 60;

/** The source of the position, and its accuracy. */
function PositionSource({ where, way, number, position, reported, reportedName, startsAt }: PositionCardProps) {
  const t = useTranslations("today.where");
  const formats = useFormats();
  const failed =
    position.is === "denied" || position.is === "failed" ? (
      <Notice kind="warn" announce>
        {t(position.is)}
      </Notice>
    ) : null;
  if (position.is === "waiting") return <p role="status">{t("waiting")}</p>;
  if (where?.by === "location" && position.is === "found" && way) {
    const { last, is } = position.track;
    const distance = writeDistance(last.accuracyM, formats);
    const other = way.days.find(
      (day) => day.number !== number && where.alongM >= day.fromM && where.alongM <= day.toM && day.toM > day.fromM,
    );
    const isOnDay = way.days.some(
      (day) => day.number === number && where.alongM >= day.fromM - 1 && where.alongM <= day.toM + 1,
    );
    return (
      <p className="text-sm text-ink-2">
        {t(last.accuracyM > vagueM ? "vague" : "byLocation", { distance })}
        {is === "on" && !isDrawnAt(way, where.alongM) ? ` ${t("rough")}` : ""}
        {!isOnDay && other ? ` ${t("otherDay", { number: other.number })}` : ""}
      </p>
    );
  }
  const far =
    position.is === "found" && position.track.is === "elsewhere" ? (
      <p className="text-sm text-warn">{t("far")}</p>
    ) : null;
  if (where?.by === "saying" && reported) {
    return (
      <>
        {failed}
        {far}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {t("bySaying", { town: reportedName })}
          <Button variant="quiet" size="sm" className="-ml-4" onClick={() => reportPlace(null)}>
            {t("forget")}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      {failed}
      {far}
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <label htmlFor="sets-out">{t("byPlan")}</label>
        <input
          id="sets-out"
          type="time"
          value={startsAt}
          onChange={({ target }) => chooseStartTime(target.value)}
          className="min-h-tap rounded-sm border border-line-strong bg-surface px-2 text-ink tabular-nums"
        />
      </p>
    </>
  );
}
