import { useTranslations } from "use-intl";

/** What the lines of the map of a preview mean. */
export function MapLegend({ hasGaps }: { hasGaps: boolean }) {
  const t = useTranslations("path.preview");
  return (
    <div className="absolute top-3 left-3 z-1 flex gap-4 rounded-md border border-line bg-surface px-3 py-1.5 text-sm">
      <span className="flex items-center gap-2">
        <span className="h-1.5 w-6 rounded-pill border-[1.5px] border-way bg-arrow" />
        {t("inFile")}
      </span>
      {hasGaps ? (
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-[5px] border-dotted border-bad" />
          {t("gap")}
        </span>
      ) : null}
    </div>
  );
}
