import { useLocale, useTranslations } from "use-intl";

import type { Sources } from "#web/components/facts/source-list.tsx";
import { writePartialDate } from "#web/components/facts/write-partial-date.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";

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
