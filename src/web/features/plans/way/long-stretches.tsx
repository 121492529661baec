import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";

import { longStretches } from "#domain/plans/today/long-stretches.ts";
import type { WayEntry } from "#domain/plans/today/way-entries.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

/** A day's long sections without water, food or beds. */
export function LongStretches({ entries }: { entries: readonly WayEntry[] }) {
  const t = useTranslations("today.way");
  const { kilometres } = useFormats();
  const stretches = longStretches(entries);
  if (stretches.length === 0) return null;
  return (
    <ul className="grid gap-1.5 pb-2">
      {stretches.map(({ lacking, metres, from, to, isSure, typesChosen }) => (
        <li key={lacking} className="flex gap-2.5 text-sm text-warn tabular-nums">
          <Icon of={TriangleAlert} size="sm" className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {t(isSure ? "stretch" : "stretchUnsure", {
              lacking: t(`lacking.${lacking}`),
              typesChosen: String(typesChosen),
              distance: kilometres(metres),
              from,
              to,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
