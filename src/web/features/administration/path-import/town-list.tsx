import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

/** Towns that a track passes, and waypoints that it misses. */
export function TownList({ matchedTowns, missedWaypoints }: Pick<PathPreview, "matchedTowns" | "missedWaypoints">) {
  const t = useTranslations("path.towns");
  const { kilometres, metres } = useFormats();
  return (
    <>
      {missedWaypoints.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {missedWaypoints.map(({ slug, name, offM }, index) => (
            <li key={slug ?? index}>
              <span className="font-strong">{name ?? t("unnamed")}</span>{" "}
              <Chip tone="warn">{t("beside", { metres: metres(offM) })}</Chip>
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
                {kilometres(atM)} · {t("beside", { metres: metres(offM) })}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
