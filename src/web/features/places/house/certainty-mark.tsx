import { useLocale, useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { writePartialDate } from "#web/components/facts/sources/write-partial-date.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { classNames } from "#web/ui/class-names.ts";

type Source = AccommodationDetail["sources"][string];

const dots = { high: 3, medium: 2, low: 1 } as const;
const tones = { high: "text-ok", medium: "text-ok", low: "text-warn" } as const;

/** How certain a fact is, as a word and three dots; source and date on demand. */
export function CertaintyMark({ source, fact }: { source: Source; fact: string }) {
  const t = useTranslations("house.known");
  const certainties = useTranslations("facts.certainty");
  const names = useFactNames();
  const locale = useLocale();
  const { certainty } = source;
  const filled = certainty === null ? 0 : dots[certainty];
  return (
    <details className="text-sm md:text-right">
      <summary
        className={classNames(
          "inline-flex min-h-tap items-center gap-2 font-medium underline decoration-dotted underline-offset-4",
          certainty === null ? "text-ink-2" : tones[certainty],
        )}
      >
        <svg width="32" height="10" aria-hidden="true" focusable="false">
          {[0, 1, 2].map((dot) => (
            <circle
              key={dot}
              cx={5 + dot * 11}
              cy="5"
              r="3.6"
              className={dot < filled ? "fill-current stroke-current" : "fill-transparent stroke-current"}
              strokeWidth="1.2"
            />
          ))}
        </svg>
        <span className="sr-only">{fact}: </span>
        {certainties(certainty ?? "none")}
      </summary>
      <p className="pb-2 text-ink-2">
        {t("source", { source: names.sources(source.source) })},{" "}
        {source.date === null ? t("noDate") : t("date", { date: writePartialDate(source.date, locale) })}
      </p>
    </details>
  );
}

/** Number of known facts, as filled and empty strokes. */
export function KnownMeter({ known, all }: { known: number; all: number }) {
  const t = useTranslations("house.known");
  return (
    <p className="flex items-center gap-3 text-sm text-ink-2">
      <svg
        width={all * 13}
        height="8"
        viewBox={`0 0 ${all * 13} 8`}
        aria-hidden="true"
        focusable="false"
        className="max-w-[55vw]"
      >
        {Array.from({ length: all }, (_, index) => (
          <rect
            key={index}
            x={index * 13 + 0.5}
            y="0.5"
            width="10"
            height="7"
            rx="2.5"
            className={index < known ? "fill-ok stroke-ok" : "fill-transparent stroke-ink-3"}
            strokeDasharray={index < known ? undefined : "2 2"}
          />
        ))}
      </svg>
      {t("count", { known, all })}
    </p>
  );
}
