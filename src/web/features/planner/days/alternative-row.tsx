import { useTranslations } from "use-intl";

import { effortChange } from "#domain/planner/stage-planner/effort.ts";
import type { PlanChange } from "#domain/planner/solution/plan-change.ts";
import type { Alternative } from "#domain/planner/stage-planner/plan.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { useChangeText } from "#web/components/plan-sentences/use-change-text.ts";
import { optionsButton } from "#web/features/planner/options/form-id.ts";

/** The extra cost of a plan that fills the whole bar. */
const fullBar = 0.5;

function toneOf(extraCost: number): { fill: string; ink: string } {
  if (extraCost < 0.05) return { fill: "fill-ok", ink: "text-ok" };
  return extraCost < 0.3 ? { fill: "fill-warn", ink: "text-warn" } : { fill: "fill-bad", ink: "text-bad" };
}

/** Another end of a day with its consequences; a click selects it. */
export function AlternativeRow({
  alternative,
  change,
  name,
  typesChosen,
  withNumber,
  onStop,
}: {
  alternative: Alternative;
  /** Its effect on the plan; null until known. */
  change: PlanChange | null;
  name: string;
  /** Whether only houses of some types are searched. */
  typesChosen: boolean;
  /** Whether the cost is also shown as a number. */
  withNumber: boolean;
  onStop: () => void;
}) {
  const t = useTranslations("dayChoices");
  const effort = useTranslations("planner.effort");
  const { kilometres, hours, cost } = useFormats();
  const changeText = useChangeText();
  const { km, houses, overMax } = alternative;
  const { extraCost } = change ?? alternative;
  const { fill, ink } = toneOf(extraCost);
  return (
    <li>
      <button
        {...optionsButton("mustStop", alternative.to, onStop)}
        className="flex min-h-tap w-full items-center justify-between gap-3 rounded-sm px-1.5 py-2 text-left hover:bg-surface-2"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="text-sm font-strong">{t("stopIn", { town: name })}</span>
          <span className="text-sm text-ink-2 tabular-nums">
            {t("alternativeFacts", {
              km: kilometres(km * 1000),
              hours: hours(alternative.hours),
              houses,
              typesChosen: String(typesChosen),
            })}
            {overMax ? ` · ${t("overMax")}` : ""}
          </span>
          {change ? <span className="text-sm text-ink-2 tabular-nums">{changeText(change)}</span> : null}
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <span className={classNames("text-sm font-strong tabular-nums", ink)}>
            {effort(effortChange(extraCost))}
            {withNumber ? ` (${cost(extraCost)})` : ""}
          </span>
          <svg aria-hidden="true" focusable="false" className="h-1.5 w-16">
            <rect width="100%" height="6" rx="3" className="fill-line" />
            <rect
              width={`${Math.min(100, Math.max(6, (extraCost / fullBar) * 100)).toFixed(0)}%`}
              height="6"
              rx="3"
              className={fill}
            />
          </svg>
        </span>
      </button>
    </li>
  );
}
