import { useLocale, useTranslations } from "use-intl";

import type { TownDetail } from "#contract/places/towns.ts";

import { useFactNames } from "../use-fact-names.ts";
import { writePartialDate } from "./write-partial-date.ts";

export type Sources = TownDetail["sources"];

/** Formats how certain a fact is, its source, and its date. */
export function useSourceText(): (source: Sources[string]) => string {
  const t = useTranslations("facts");
  const locale = useLocale();
  const names = useFactNames();
  return ({ source, date, certainty }) =>
    [
      t(`certainty.${certainty ?? "none"}`),
      names.sources(source),
      date === null ? t("noDate") : writePartialDate(date, locale),
    ].join(", ");
}

interface SourceListProps {
  sources: Sources;
  /** Names of the facts by field; fields without a name are left out. */
  names: Readonly<Record<string, string>>;
  summary: string;
  /** Fields with a default value that nobody has confirmed. */
  unconfirmed?: readonly string[];
}

/** The source of each fact, on demand. */
export function SourceList({ sources, names, summary, unconfirmed = [] }: SourceListProps) {
  const t = useTranslations("facts.certainty");
  const write = useSourceText();
  const sourceTexts = Object.entries(sources).map(([field, source]) => ({ field, text: write(source) }));
  const namedSources = [...unconfirmed.map((field) => ({ field, text: t("unconfirmed") })), ...sourceTexts].filter(
    ({ field }) => names[field] !== undefined,
  );
  if (namedSources.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-tap items-center text-way underline underline-offset-4">{summary}</summary>
      <dl className="grid gap-1.5 pt-1">
        {namedSources.map(({ field, text }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="font-medium">{names[field]}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
