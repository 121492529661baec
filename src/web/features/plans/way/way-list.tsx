import { MapPin } from "lucide-react";
import { Fragment } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { IsoDate } from "#domain/calendar/iso-date.ts";
import type { HolidayArea } from "#domain/calendar/public-holidays.ts";
import { closedAt } from "#domain/plans/today/closed-places.ts";
import type { WayEntry, WayPlace } from "#domain/plans/today/way-entries.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useNoteWords } from "#web/components/trail-notes/use-note-words.ts";
import type { NoteView } from "#web/components/trail-notes/use-trail-notes.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { foreignLanguage } from "#web/ui/text/foreign-language.ts";
import { useFormats } from "#web/ui/text/formats.ts";

interface WayListProps {
  /** Walkers' notes. */
  notes?: readonly NoteView[];
  entries: readonly WayEntry[];
  /** Walked metres of the plan where the day begins. */
  fromM: number;
  date: IsoDate | undefined;
  /** Where the day ends, for its holidays. */
  area: HolidayArea | undefined;
  /** The walker's position; null if it is not requested. */
  alongM?: number | null;
  /** Formatted time of arrival there. */
  timeAt?: (alongM: number) => string | null;
}

/** Everything along a day, in walking order, with its services. */
export function WayList({ entries, fromM, date, area, alongM = null, timeAt, notes = [] }: WayListProps) {
  const nextOne = alongM === null ? -1 : entries.findIndex((entry) => entry.alongM > alongM + 150);
  return (
    <ol className="grid">
      {entries.map((entry, index) => (
        <WayRow
          key={`${entry.is} ${entry.alongM} ${entry.name}`}
          entry={entry}
          fromM={fromM}
          closed={closedAt(entry, date, area)}
          isPassed={alongM !== null && (nextOne === -1 ? entry.alongM < alongM - 150 : index < nextOne - 1)}
          isHere={alongM !== null && index === (nextOne === -1 ? entries.length : nextOne) - 1}
          time={timeAt?.(entry.alongM) ?? null}
          notes={entry.is === "town" ? notes.filter(({ town }) => town.slug === entry.slug) : []}
        />
      ))}
    </ol>
  );
}

/** Of one town; all of them are in the section of notes. */
const maxNotes = 3;

interface WayRowProps {
  entry: WayEntry;
  fromM: number;
  /** Names of services closed on that day. */
  closed: readonly string[];
  isPassed: boolean;
  isHere: boolean;
  time: string | null;
  notes: readonly NoteView[];
}

function WayRow({ entry, fromM, closed, isPassed, isHere, time, notes }: WayRowProps) {
  const t = useTranslations("today.way");
  const names = useFactNames();
  const { kilometres, distance } = useFormats();
  const noteWords = useNoteWords();
  const isTown = entry.is === "town";
  const places = isTown ? entry.places : [entry];
  const locale = useLocale();
  const nameOf = ({ name, kind }: WayPlace) => name ?? names.onePoint(kind);
  const languageOf = ({ nameLanguage }: WayPlace) => foreignLanguage(nameLanguage, locale);
  const sights = new Map(
    isTown ? places.flatMap((place) => (place.group === "sights" ? [[nameOf(place), languageOf(place)]] : [])) : [],
  );
  const had = isTown
    ? [
        ...(places.some(({ group }) => group === "water") ? [t("water")] : []),
        ...entry.services.map(names.service),
        ...(places.some(({ group }) => group === "pharmacy") && !entry.services.includes("pharmacy")
          ? [names.service("pharmacy")]
          : []),
        ...(places.some(({ group }) => group === "groceries") && !entry.services.includes("groceries")
          ? [names.service("groceries")]
          : []),
        ...(entry.houses > 0 ? [t("beds", { count: entry.houses, typesChosen: String(entry.typesChosen) })] : []),
      ]
    : entry.name !== null
      ? [names.onePoint(entry.kind)]
      : [];
  return (
    <li
      aria-current={isHere ? "location" : undefined}
      className={classNames(
        "grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2 first:border-t-0",
        isHere && "-mx-2 rounded-md bg-way-soft px-2",
      )}
    >
      <span className="text-sm text-ink-2 tabular-nums">
        {kilometres(entry.alongM - fromM)}
        {time === null ? null : <span className="block text-xs">{t("about", { time })}</span>}
      </span>
      <span className={classNames("grid", isPassed && "text-ink-2")}>
        <span className={classNames("wrap-anywhere", isTown && "font-strong")}>
          {isTown ? entry.name : <span lang={languageOf(entry)}>{nameOf(entry)}</span>}
          {!isTown && entry.offM > 40 ? (
            <span className="text-sm text-ink-2"> · {t("off", { distance: distance(entry.offM) })}</span>
          ) : null}
          {isPassed ? <span className="sr-only"> · {t("passed")}</span> : null}
        </span>
        {had.length === 0 ? null : <span className="text-sm text-ink-2">{had.join(" · ")}</span>}
        {sights.size === 0 ? null : (
          <span className="text-sm text-ink-2">
            {t.rich("sights", {
              names: () =>
                [...sights].slice(0, 4).map(([name, language], index) => (
                  <Fragment key={name}>
                    {index > 0 ? ", " : null}
                    <span lang={language}>{name}</span>
                  </Fragment>
                )),
            })}
          </span>
        )}
        {closed.length === 0 ? null : (
          <span className="text-sm text-warn">{t("closed", { names: closed.slice(0, 4).join(", ") })}</span>
        )}
        {notes.slice(0, maxNotes).map((note) => (
          <span key={note.uuid} className="text-sm text-warn wrap-anywhere">
            {noteWords.kind(note)}
            {note.text === "" ? null : ` · ${note.text}`}
            {note.pastM === 0 ? null : ` · ${noteWords.place(note)}`} · {noteWords.moment(note.at)}
          </span>
        ))}
        {isHere ? (
          <span className="flex items-center gap-1 text-sm font-strong text-way">
            <Icon of={MapPin} size="sm" />
            {t("here")}
          </span>
        ) : null}
      </span>
    </li>
  );
}
