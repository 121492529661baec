import { useLocale, useTranslations } from "use-intl";

import { regionOf } from "#domain/text/language.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import type { NoteView } from "./use-trail-notes.ts";

/** Formats for place and time of notes. */
export function useNoteWords() {
  const t = useTranslations("trailNotes");
  const locale = useLocale();
  const { kilometres, time } = useFormats();
  const weekday = new Intl.DateTimeFormat(regionOf(locale), { weekday: "short" });
  return {
    /** "1.2 km after Sarria" */
    place: ({ pastM, town }: { readonly pastM: number; readonly town: { readonly name: string } }) =>
      pastM === 0 ? t("inTown", { town: town.name }) : t("afterTown", { distance: kilometres(pastM), town: town.name }),
    /** "Mon 14:05" */
    moment(at: string) {
      const date = new Date(at);
      const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0"));
      return `${weekday.format(date)} ${time(`${hours}:${minutes}`)}`;
    },
    /** "3 hours ago" */
    ago(at: string, nowMs: number) {
      const minutes = Math.round((Date.parse(at) - nowMs) / 60_000);
      const relative = new Intl.RelativeTimeFormat(regionOf(locale), { numeric: "auto" });
      if (minutes > -60) return relative.format(minutes, "minute");
      return minutes > -48 * 60
        ? relative.format(Math.round(minutes / 60), "hour")
        : relative.format(Math.round(minutes / 60 / 24), "day");
    },
    /** "Water dry" */
    kind: ({ kind }: Pick<NoteView, "kind">) => t(`kinds.${kind}`),
  };
}
