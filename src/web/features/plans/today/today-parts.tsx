import { useTranslations } from "use-intl";

const parts = ["sleep", "trail-notes", "diary", "way", "others"] as const;

/** Ways down the page of the day, for a thumb that does not want to scroll. @param isOwn whether nights can be chosen */
export function TodayParts({ isOwn, hasDiary, isWalk }: Record<"isOwn" | "hasDiary" | "isWalk", boolean>) {
  const t = useTranslations("today.parts");
  const isThere = { sleep: isOwn && isWalk, "trail-notes": true, diary: hasDiary, way: isWalk, others: isOwn };
  return (
    <nav aria-label={t("label")} className="flex flex-wrap gap-x-1 gap-y-0.5">
      {parts.map((part) =>
        isThere[part] ? (
          <a
            key={part}
            href={`#${part}`}
            className="inline-flex min-h-tap items-center rounded-pill border border-line bg-surface px-3 text-sm font-medium text-ink no-underline hover:bg-way-soft hover:text-way"
          >
            {t(part)}
          </a>
        ) : null,
      )}
    </nav>
  );
}
