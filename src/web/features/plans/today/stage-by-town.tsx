import { useTranslations } from "use-intl";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import type { HolidayArea } from "#domain/calendar/public-holidays.ts";
import type { WayEntry } from "#domain/plans/today/way-entries.ts";
import type { NoteView } from "#web/components/trail-notes/use-trail-notes.ts";
import { ClockChange } from "#web/features/plans/way/day-clock.tsx";
import { LongStretches } from "#web/features/plans/way/long-stretches.tsx";
import { WayList } from "#web/features/plans/way/way-list.tsx";
import { TownChoice } from "#web/features/plans/town-choice.tsx";
import type { useDayOnWay } from "./use-day-on-way.ts";

interface StageByTownProps {
  onWay: ReturnType<typeof useDayOnWay>;
  /** What is passed today. */
  onDay: readonly WayEntry[];
  date: IsoDate;
  /** Where the day ends, for its holidays. */
  area: HolidayArea | undefined;
  /** Formatted time of arrival there. */
  timeAt: (alongM: number) => string | null;
  notes: readonly NoteView[];
  /** The walker says to be in a town. */
  onSay: (town: string) => void;
}

/** The towns and places of the day, and where the walker is among them. */
export function StageByTown({ onWay, onDay, date, area, timeAt, notes, onSay }: StageByTownProps) {
  const t = useTranslations("today.way");
  const { span, clocks, where, alongM, placesState } = onWay;
  return (
    <section aria-labelledby="way" className="grid gap-1">
      <h2 id="way" className="scroll-mt-4 text-lg">
        {t("heading")}
      </h2>
      <ReportPlaceForm towns={onDay.flatMap((entry) => (entry.is === "town" ? entry : []))} onSay={onSay} />
      {placesState === "ready" ? <LongStretches entries={onDay} /> : null}
      <ClockChange change={clocks?.change ?? null} />
      {span ? (
        <WayList
          entries={onDay}
          fromM={span.fromM}
          date={date}
          area={area}
          alongM={where ? alongM : null}
          timeAt={timeAt}
          notes={notes}
        />
      ) : (
        <p className="min-h-40 text-ink-2">{t("reading")}</p>
      )}
      {placesState === "failed" ? <p className="text-sm text-ink-2">{t("partly")}</p> : null}
    </section>
  );
}

interface ReportPlaceFormProps {
  towns: readonly { readonly slug: string; readonly name: string }[];
  onSay: (town: string) => void;
}

/** Selects the current town, for walkers who share no location. */
function ReportPlaceForm({ towns, onSay }: ReportPlaceFormProps) {
  const t = useTranslations("today.where");
  const [nearest] = towns;
  if (!nearest) return null;
  return (
    <TownChoice
      label={t("town")}
      towns={towns}
      first={nearest.slug}
      className="pb-2"
      fieldClassName="min-w-0 flex-1 basis-40"
      onChoose={onSay}
    >
      {t("here")}
    </TownChoice>
  );
}
