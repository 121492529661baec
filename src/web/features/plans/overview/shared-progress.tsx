import { useTranslations } from "use-intl";

import type { Diary } from "#contract/plans/diary.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { Stamp } from "#domain/plans/diary/diary.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { dayOfPlan, daysUntil } from "#domain/plans/today/running-plan.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { PlanSection } from "./plan-section.tsx";

/** Content of a link for people at home, besides the plan. */
export interface SharedProgressData {
  /** The plan's destination. */
  readonly date: IsoDate;
  readonly showsToday: boolean;
  readonly diary: Diary;
}

interface SharedProgressProps extends SharedProgressData {
  plan: ShownPlan;
}

/** For people at home: current day, place of the night, and the shared parts of the diary. */
export function SharedProgress({ plan, date, showsToday, diary }: SharedProgressProps) {
  return (
    <>
      {showsToday && plan.startDate !== null ? (
        <SharedToday plan={plan} date={date} startDate={plan.startDate} />
      ) : null}
      {diary.entries.length + diary.photos.length > 0 ? <SharedDiary plan={plan} diary={diary} /> : null}
    </>
  );
}

function SharedToday({ plan, date, startDate }: { plan: ShownPlan; date: IsoDate; startDate: IsoDate }) {
  const t = useTranslations("diary.home");
  const formats = useFormats();
  const days = plan.days.length;
  const number = dayOfPlan({ startDate, days }, date);
  const day = plan.days[(number ?? 0) - 1];
  if (number === null || !day) {
    const toGo = daysUntil(startDate, date);
    const last = plan.days.at(-1)?.date ?? startDate;
    return (
      <p className="rounded-lg bg-way-soft px-5 py-4 text-lg">
        {toGo > 0
          ? t("before", { days: toGo, date: formats.date(startDate) })
          : t("after", { date: formats.date(last) })}
      </p>
    );
  }
  const isLast = number === days;
  return (
    <PlanSection heading={t("day", { number, days })} lead={`${formats.day(date)} · ${t("byPlan")}`}>
      <p className="text-lg">
        {day.kind === "rest"
          ? t("rest", { town: day.toName })
          : t("walk", { from: day.fromName, to: day.toName, distance: formats.kilometres(day.km * 1000) })}
      </p>
      {isLast ? null : (
        <p className="font-display text-2xl leading-tight font-bold wrap-anywhere">
          {day.houseName === null
            ? t("tonight", { town: day.toName })
            : t("tonightAt", { town: day.toName, place: day.houseName })}
        </p>
      )}
    </PlanSection>
  );
}

function stampFacts(stamps: readonly Stamp[]): { count: number; places: string } {
  const places = stamps.flatMap(({ place }) => place || []).join(" · ");
  return { count: stamps.length, places: places || "none" };
}

/** Latest day first. */
function SharedDiary({ plan, diary }: { plan: ShownPlan; diary: Diary }) {
  const t = useTranslations("diary.home");
  const formats = useFormats();
  const dates = [...new Set([...diary.entries, ...diary.photos].map(({ date }) => date))].toSorted().toReversed();
  return (
    <PlanSection heading={t("entries")}>
      <ul className="grid gap-4">
        {dates.map((date) => {
          const entry = diary.entries.find((one) => one.date === date);
          const day = plan.days.find((one) => one.date === date);
          const facts = [
            entry?.walkedM == null ? null : t("walked", { distance: formats.kilometres(entry.walkedM) }),
            entry === undefined || entry.stamps.length === 0 ? null : t("stamps", stampFacts(entry.stamps)),
          ].filter((fact) => fact !== null);
          return (
            <li key={date} className="grid gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
              <h3 className="text-lg">
                {formats.day(date)}
                {day ? <span className="font-text text-base font-normal text-ink-2"> · {day.toName}</span> : null}
              </h3>
              {entry && entry.text !== "" ? <p className="whitespace-pre-wrap wrap-anywhere">{entry.text}</p> : null}
              {facts.length === 0 ? null : <p className="text-sm text-ink-2 tabular-nums">{facts.join(" · ")}</p>}
              <ul className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-3">
                {diary.photos
                  .filter((photo) => photo.date === date)
                  .map(({ uuid, caption, width, height, urls }) => (
                    <li key={uuid}>
                      <a href={urls.large}>
                        <img
                          src={urls.small}
                          alt={caption === "" ? t("photoOf", { date: formats.date(date) }) : caption}
                          width={width}
                          height={height}
                          loading="lazy"
                          className="aspect-4/3 w-full rounded-md object-cover"
                        />
                      </a>
                      {caption === "" ? null : <p className="text-sm text-ink-2 wrap-anywhere">{caption}</p>}
                    </li>
                  ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </PlanSection>
  );
}
