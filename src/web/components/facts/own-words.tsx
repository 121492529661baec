import { useLocale, useTranslations } from "use-intl";

import type { WrittenText } from "#domain/text-in.ts";

import type { Sources } from "./source-list.tsx";
import { writePartialDate } from "./write-partial-date.ts";

interface OwnWordsProps {
  words: WrittenText | null;
  sources: Sources;
  className?: string;
}

/** Some sentences about a place or a route, marked with who wrote them and when, and with their language where it is another. */
export function OwnWords({ words, sources, className }: OwnWordsProps) {
  const t = useTranslations("facts.words");
  const locale = useLocale();
  if (words === null) return null;
  const told = sources[words.field];
  const isOurs = told?.source === "vieira" && told.date !== null;
  return (
    <div className="grid max-w-[65ch] gap-1">
      <p lang={words.language === locale ? undefined : words.language} className={className}>
        {words.text}
      </p>
      {isOurs && told.date !== null ? (
        <p className="text-xs text-ink-2">{t("ours", { date: writePartialDate(told.date, locale) })}</p>
      ) : null}
    </div>
  );
}
