import { regionOf } from "#domain/language.ts";
import { useLocale, useTranslations } from "use-intl";

import { fieldText } from "#contract/administration/field-text.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import { useSeasonText } from "#web/components/facts/use-season-text.ts";
import type { Sources } from "#web/components/facts/source-list.tsx";
import { writePartialDate } from "#web/components/facts/write-partial-date.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";

import type { ResourceView } from "./resource-view.ts";
import { useRecordWords } from "./use-words.ts";

/** Writes the value of any field in words; null for what is not known. */
export function useValueWords(resource: ResourceView): (field: string, value: unknown) => string | null {
  const t = useTranslations("administration.show");
  const locale = useLocale();
  const words = useRecordWords();
  const writeSeason = useSeasonText();
  const moment = new Intl.DateTimeFormat(regionOf(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return (field, value) => {
    if (value === null || value === undefined || value === "") return null;
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    const view = resource.fields[field];
    const kind = view?.input.kind;
    if (kind === "moment" || field === "updatedAt" || field === "createdAt")
      return moment.format(new Date(String(value)));
    // The season's shape is checked when it is written.
    if (kind === "season" && Array.isArray(value)) return writeSeason(value as Season);
    if (kind === "path" && Array.isArray(value)) return t("points", { count: value.length });
    if (Array.isArray(value)) {
      if (value.length === 0) return null;
      if (kind === "references") return t("entries", { count: value.length });
      return value
        .map((one) => (kind === "choices" ? words.option(resource.singular, field, String(one)) : fieldText(one)))
        .join(", ");
    }
    if (kind === "choice") return words.option(resource.singular, field, String(value));
    const unit = view && typeof value === "number" ? words.unit(view) : null;
    const text = typeof value === "number" && kind !== "coordinate" ? value.toLocaleString(locale) : fieldText(value);
    return unit === null || kind === "coordinate" ? text : `${text} ${unit}`;
  };
}

/** Where each fact comes from, in words, by field. */
export function useSourceWords(sources: Sources): Readonly<Record<string, string>> {
  const t = useTranslations("facts");
  const locale = useLocale();
  const names = useFactNames();
  return Object.fromEntries(
    Object.entries(sources).map(([field, { source, date, certainty }]) => [
      field,
      [
        source.split("; line: ").map(names.source).join(", "),
        ...(date === null ? [] : [writePartialDate(date, locale)]),
        t(`certainty.${certainty ?? "none"}`),
      ].join(", "),
    ]),
  );
}
