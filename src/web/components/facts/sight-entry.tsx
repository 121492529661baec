import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";

import { textIn } from "#domain/text-in.ts";

import { hoursInWords } from "./hours-in-words.ts";
import { OwnWords } from "./own-words.tsx";
import { PhotoFigure } from "./photo-picture.tsx";

import type { SightFacts } from "./sight-facts.ts";
import { type Sources, useSourceText } from "./source-list.tsx";

/** Where what is said of a sight comes from, on demand; each source once, for most sights have but one. */
function SightSources({ sources, name }: { sources: Sources; name: string }) {
  const t = useTranslations("facts.sight");
  const write = useSourceText();
  const texts = [...new Set(Object.values(sources).map(write))];
  if (texts.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-tap items-center text-way underline underline-offset-4">
        {t("source")}
        <span className="sr-only">: {name}</span>
      </summary>
      {texts.map((text) => (
        <p key={text} className="pb-1 text-ink-2">
          {text}
        </p>
      ))}
    </details>
  );
}

interface SightEntryProps {
  name: string;
  sight: SightFacts;
  /** What it is and where. */
  children: ReactNode;
}

/** A sight in a list: what is known of it, its photos, and on demand where each fact comes from. */
export function SightEntry({ name, sight, children }: SightEntryProps) {
  const t = useTranslations("facts.sight");
  const locale = useLocale();
  const { openingHours, photos, sources } = sight;
  const words = {
    always: t("hoursWords.always"),
    closed: t("hoursWords.closed"),
    publicHolidays: t("hoursWords.publicHolidays"),
    and: t("hoursWords.and"),
  };
  return (
    <li className="break-inside-avoid border-b border-line py-2.5">
      <span className="font-medium">{name}</span>
      {children}
      <OwnWords words={textIn(locale, "description", sight)} sources={sources} className="text-sm" />
      {openingHours === null ? null : (
        <p className="text-sm text-ink-2">{t("hours", { hours: hoursInWords(openingHours, locale, words) })}</p>
      )}
      {photos.length === 0 ? null : (
        <ul className="grid gap-3 py-2">
          {photos.map((photo) => (
            <li key={photo.uuid}>
              <PhotoFigure photo={photo} sizes="(min-width: 40rem) 23rem, 100vw" className="aspect-[3/2] w-full" />
            </li>
          ))}
        </ul>
      )}
      <SightSources sources={sources} name={name} />
    </li>
  );
}
