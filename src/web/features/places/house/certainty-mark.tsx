import { useLocale, useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { writePartialDate } from "#web/components/facts/write-partial-date.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { classNames } from "#web/ui/class-names.ts";

type Source = AccommodationDetail["sources"][string];

const dots = { high: 3, medium: 2, low: 1 } as const;
const tones = { high: "text-ok", medium: "text-ok", low: "text-warn" } as const;

/** How sure a fact is, in a word and three dots; who says so and when on demand. */
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
        {t("source", { source: source.source.split("; line: ").map(names.source).join(", ") })},{" "}
        {source.date === null ? t("noDate") : t("date", { date: writePartialDate(source.date, locale) })}
      </p>
    </details>
  );
}
