import { useLocale, useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { writePartialDate } from "#web/components/facts/write-partial-date.ts";

/** Whose register a file is, from when, and under which licence. */
export function useVoiceWords(): (file: Pick<RegisterImport, "source" | "date" | "licence">) => string {
  const t = useTranslations("registers");
  const locale = useLocale();
  const names = useFactNames();
  return ({ source, date, licence }) =>
    source === ""
      ? t("list.unknownSource")
      : t("facts", { source: names.source(source), date: writePartialDate(date, locale), licence });
}
