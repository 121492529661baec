import { useLocale, useTranslations } from "use-intl";

import type { WrittenText } from "#domain/text/text-in.ts";

import type { Sources } from "./source-list.tsx";
import { writePartialDate } from "./write-partial-date.ts";

interface AttributedTextProps {
  words: WrittenText | null;
  sources: Sources;
  className?: string;
}

/** A text about a place or a route, with its author and date, and its language if it is not the page's. */
export function AttributedText({ words, sources, className }: AttributedTextProps) {
  const t = useTranslations("facts.words");
  const locale = useLocale();
  if (words === null) return null;
  const source = sources[words.field];
  const isOurs = source?.source === "vieira" && source.date !== null;
  return (
    <div className="grid max-w-[65ch] gap-1">
      <p lang={words.language === locale ? undefined : words.language} className={className}>
        {words.text}
      </p>
      {isOurs && source.date !== null ? (
        <p className="text-xs text-ink-2">{t("ours", { date: writePartialDate(source.date, locale) })}</p>
      ) : null}
    </div>
  );
}
