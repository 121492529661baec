import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { effortChange } from "#domain/planner/stage-planner/effort.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Spinner } from "#web/ui/controls/spinner.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { NoPlanMessages } from "./no-plan-messages.ts";
import { OptionsChange } from "#web/features/planner/options/options-change.tsx";
import type { Planner } from "../use-planner.ts";
import { useTask } from "#web/features/planner/worker/use-task.ts";

type OfPlanner = Pick<Planner, "options" | "isInUse" | "nameOf" | "data" | "graph">;

/** Alternative starts for the requested number of days; searched on expanding. */
export function OtherStarts(props: { planner: OfPlanner }) {
  return (
    <NoPlanMessages>
      <StartsElsewhere {...props} />
    </NoPlanMessages>
  );
}

function StartsElsewhere({ planner }: { planner: OfPlanner }) {
  const t = useTranslations("noPlan.fitting");
  const [isOpen, setOpen] = useState(false);
  const { input } = planner.options;
  const graph = planner.graph.value;
  if (input.days === null || !graph) return null;
  return (
    <details
      className="rounded-lg border border-line bg-surface px-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-tap cursor-pointer py-2.5 font-medium">{t("elsewhere", { days: input.days })}</summary>
      {isOpen ? <StartList planner={planner} graph={graph} input={input} days={input.days} /> : null}
    </details>
  );
}

interface StartListProps {
  planner: OfPlanner;
  graph: RouteGraph;
  input: PlannerOptions;
  days: number;
}

/** All of them with cost and distance, the best first, each with a button. */
function StartList({ planner, graph, input, days }: StartListProps) {
  const t = useTranslations("noPlan.fitting");
  const effort = useTranslations("planner.effort");
  const { kilometres } = useFormats();
  const { result: starts, isCurrent } = useTask(
    "startsFor",
    useMemo(() => ({ graph, input: [input, days] }), [graph, input, days]),
  );
  if (!starts) return <Spinner />;
  const [best] = starts;
  if (!best) return <p className="pb-4 text-ink-2">{t("nowhere")}</p>;
  return (
    <ul aria-busy={!isCurrent} className="grid max-h-96 gap-1.5 overflow-y-auto pb-4">
      {starts.map((start) => (
        <li key={start.town} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OptionsChange planner={planner} change={start.change}>
            {(press) => (
              <Button
                {...press}
                size="sm"
                variant={start.town === input.from ? "primary" : "secondary"}
                aria-pressed={start.town === input.from}
              >
                {planner.nameOf(start.town)}
              </Button>
            )}
          </OptionsChange>
          <span className="text-sm tabular-nums">
            {kilometres(start.km * 1000)}, {start === best ? t("best") : effort(effortChange(start.cost - best.cost))}
          </span>
        </li>
      ))}
    </ul>
  );
}
