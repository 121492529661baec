import { useTranslations } from "use-intl";

import {
  classicNights,
  classicStops,
  hasClassicStops,
  toggleClassicStops,
} from "#domain/planner/solution/classic-stages.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { OptionsChange } from "#web/features/planner/options/options-change.tsx";
import type { Planner } from "../use-planner.ts";

/** Applies a guidebook's stages, and says how many nights already match. */
export function ClassicStages({ planner }: { planner: Pick<Planner, "data" | "options" | "isInUse" | "outcome"> }) {
  const t = useTranslations("planner.classic");
  const { data, options, outcome } = planner;
  // Planners saved by earlier versions have no stages.
  const stageEnds = data.stageEnds ?? [];
  const stops = classicStops(stageEnds, data.towns, options.input);
  if (stops.length === 0) return null;
  const isChosen = hasClassicStops(options.input, stops);
  const walks = outcome.ok ? outcome.plan.days.filter(({ kind }) => kind === "walk") : [];
  const nights = classicNights(
    walks.map(({ to }) => to),
    stageEnds,
  );
  return (
    <>
      <OptionsChange planner={planner} change={toggleClassicStops(options.input, stops)}>
        {(press) => (
          <Button {...press} size="sm" variant="secondary">
            {t(isChosen ? "leave" : "take")}
          </Button>
        )}
      </OptionsChange>
      {nights.nights > 0 ? <p className="text-sm text-ink-2 tabular-nums">{t("nights", nights)}</p> : null}
    </>
  );
}
