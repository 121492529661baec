import { useMessages, useTranslations, useLocale } from "use-intl";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { nameOf, useFactNames } from "#web/components/facts/use-fact-names.ts";
import { regionOf } from "#domain/text/language.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import { useSeasonText } from "#web/components/facts/houses/use-season-text.ts";
import type { Sources } from "#web/components/facts/sources/source-list.tsx";
import { writePartialDate } from "#web/components/facts/sources/write-partial-date.ts";

import { plainValue } from "./plain-value.ts";
import type { FieldView, ResourceView } from "./resource-view.ts";

type Words = Readonly<Record<string, string>>;

/** Labels of resources, their fields and values. */
export function useRecordWords() {
  const { records } = useMessages();
  const names = useFactNames();
  const t = useTranslations("records");
  const inWords = (words: Words) => (code: string) => nameOf(words, code) ?? code.replaceAll("_", " ");
  const { options } = records;
  const ofField: Readonly<Record<string, (code: string) => string>> = {
    size: inWords(options.size),
    status: inWords(options.status),
    locale: inWords(options.locale),
    nameLanguage: inWords(options.locale),
    type: names.houseType,
    lodgingKinds: names.houseType,
    services: names.service,
    rooms: names.room,
    amenities: names.amenity,
    country: names.country,
    countries: names.country,
    mode: inWords(options.mode),
  };
  const ofKind: typeof ofField = {
    waypoint: inWords(options.waypointKind),
    branch: inWords(options.branchKind),
  };
  return {
    resource: (name: ResourceName) => records.resources[name],
    group: inWords(records.groups),
    field: inWords(records.fields),
    /** Hint for a field; most have none. */
    hint: ({ name, input: { kind } }: FieldView): string | null => {
      const hints: Words = records.hints;
      return hints[name] ?? hints[kind] ?? null;
    },
    unit: ({ unit }: FieldView): string | null => (unit === undefined ? null : t(`units.${unit}`)),
    /** Label of an enumerated value. @param singular of the resource: kinds are spelled alike */
    option: (singular: string, field: string, code: string): string => {
      if (field === "kind") return (ofKind[singular] ?? names.onePoint)(code);
      return ofField[field]?.(code) ?? code;
    },
  };
}

/** Formats the value of any field; null if unknown. */
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
  const wordOf = (field: string, value: unknown): string => {
    const word = typeof value === "string" ? words.option(resource.singular, field, value) : value;
    return typeof word === "string" && word !== value ? word : plainValue(field, value, locale);
  };
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
      return value.map((one) => wordOf(field, one)).join(", ");
    }
    if (typeof value === "string") return wordOf(field, value);
    const unit = view && typeof value === "number" ? words.unit(view) : null;
    const text =
      typeof value === "number" && kind !== "coordinate"
        ? value.toLocaleString(locale)
        : plainValue(field, value, locale);
    return unit === null || kind === "coordinate" ? text : `${text} ${unit}`;
  };
}

/** Formats a value of a change; empty values are "". */
export function useChangeWords(): (singular: string, field: string, value: unknown) => string {
  const t = useTranslations("administration.form");
  const locale = useLocale();
  const words = useRecordWords();
  const writeSeason = useSeasonText();
  const write = (singular: string, field: string, value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "string") {
      const word = words.option(singular, field, value);
      return word === value ? plainValue(field, value, locale) : word;
    }
    if (!Array.isArray(value)) return plainValue(field, value, locale);
    // The season's shape is checked when it is written.
    if (field === "season" && value.length > 0) return writeSeason(value as Season);
    return value.some((one) => typeof one === "string")
      ? value.map((one) => write(singular, field, one)).join("; ")
      : plainValue(field, value, locale);
  };
  return write;
}

/** Formatted source of each fact, by field. */
export function useSourceWords(sources: Sources): Readonly<Record<string, string>> {
  const t = useTranslations("facts");
  const locale = useLocale();
  const names = useFactNames();
  return Object.fromEntries(
    Object.entries(sources).map(([field, { source, date, certainty }]) => [
      field,
      [
        names.sources(source),
        ...(date === null ? [] : [writePartialDate(date, locale)]),
        t(`certainty.${certainty ?? "none"}`),
      ].join(", "),
    ]),
  );
}
