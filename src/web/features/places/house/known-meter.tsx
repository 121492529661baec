import { useTranslations } from "use-intl";

/** How many of the facts are known, as filled and empty strokes. */
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
