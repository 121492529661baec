import { useLocale, useTranslations } from "use-intl";

import type { WrittenText } from "#domain/text-in.ts";

import type { Sources } from "./source-list.tsx";
import { writePartialDate } from "./write-partial-date.ts";

interface OwnWordsProps {
  words: WrittenText | null;
  sources: Sources;
  className?: string;
}

/** A text about a place or a route, with its author and date, and its language if it is not the page's. */
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
