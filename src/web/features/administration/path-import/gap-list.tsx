import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { numberedGaps } from "./numbered-gaps.ts";

/** The longest gaps of a track, numbered as on the map. */
export function GapList({ gaps }: Pick<PathPreview, "gaps">) {
  const t = useTranslations("path.gaps");
  const { kilometres } = useFormats();
  const shown = numberedGaps(gaps);
  const others = gaps.length - shown.length;
  return (
    <ol className="grid gap-3">
      {shown.map(({ atM, lengthM, after }, index) => (
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
