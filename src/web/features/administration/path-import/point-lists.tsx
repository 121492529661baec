import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { numberedGaps } from "./path-legend.tsx";

/** Towns that a track passes, and waypoints that it misses. */
export function TownList({ matchedTowns, missedWaypoints }: Pick<PathPreview, "matchedTowns" | "missedWaypoints">) {
  const t = useTranslations("path.towns");
  const { kilometres, metres } = useFormats();
  const beside = (offM: number) => t("beside", { metres: offM < 10_000 ? metres(offM) : kilometres(offM) });
  return (
    <>
      {missedWaypoints.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {missedWaypoints.map(({ slug, name, offM }, index) => (
            <li key={slug ?? index}>
              <span className="font-strong">{name ?? t("unnamed")}</span> <Chip tone="warn">{beside(offM)}</Chip>
              <span className="block text-ink-2">{t("missed")}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary className="min-h-tap cursor-pointer py-2 font-strong text-way">
          {t("matched", { count: matchedTowns.length })}
        </summary>
        <ol className="grid gap-1 text-sm">
          {matchedTowns.map(({ slug, name, atM, offM }) => (
            <li key={slug} className="flex justify-between gap-4 pr-2">
              <span>{name}</span>
              <span className="text-ink-2 tabular-nums">
                {kilometres(atM)} · {beside(offM)}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** The longest gaps of a track, numbered as on the map. */
export function GapList({ gaps }: Pick<PathPreview, "gaps">) {
  const t = useTranslations("path.gaps");
  const { kilometres } = useFormats();
  const numbered = numberedGaps(gaps);
  const others = gaps.length - numbered.length;
  return (
    <ol className="grid gap-3">
      {numbered.map(({ atM, lengthM, after }, index) => (
        <li key={atM} className="flex items-start gap-3">
          <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-pill bg-bad text-xs font-bold text-on-bad">
            {index + 1}
          </span>
          <span>
            <span className="font-strong">
              {after === null
                ? t("itemStart", { length: kilometres(lengthM) })
                : t("item", { length: kilometres(lengthM), place: after })}
            </span>
            <span className="block text-sm text-ink-2">{t("at", { km: kilometres(atM) })}</span>
          </span>
        </li>
      ))}
      {others > 0 ? <li className="text-ink-2">{t("more", { count: others })}</li> : null}
    </ol>
  );
}
