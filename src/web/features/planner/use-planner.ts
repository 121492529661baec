import { useCallback, useMemo, useState } from "react";

import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan } from "#domain/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { DayChoices } from "#domain/planner-solution/day-choices.ts";
import type { GentleStart } from "#domain/planner-solution/gentle-start.ts";

import { stopInstead } from "#domain/planner-solution/stop-instead.ts";
import type { PlannedView, PlannerData } from "#web/components/plan-fields/planner-data.ts";
import type { Fetched } from "#web/components/plan-fields/use-fetched.ts";
import { useOwnOutcome } from "./use-own-outcome.ts";
import type { BrowserSolution } from "./use-solution.ts";
import type { PlanView } from "#web/components/plan-fields/plan-view.ts";
import { type Further, lastTownOf, wholePlan } from "./further/further-plan.ts";
import { useFurtherPlan } from "./further/use-further-plan.ts";
import { useGentleStarts } from "./use-gentle-starts.ts";
import type { OpenedPlan } from "./use-plan-changes.ts";
import type { OptionsState } from "./use-options.ts";

/** Options as they were before a choice that can be taken back. */
export interface Undoable {
  readonly input: PlannerOptions;
  /** Slug of the town at which a day now ends. */
  readonly town: string;
  /** Slug of the stop asked for that it took the place of. */
  readonly insteadOf: string | null;
}

export interface Planner extends Omit<PlannedView, "further" | "of"> {
  readonly gentleStarts: readonly GentleStart[];
  readonly data: PlannerData;
  /** Those that the plan is of: under a moving slider it comes a moment after them. */
  readonly options: OptionsState;
  readonly graph: Fetched<RouteGraph>;
  /** The whole plan, once the browser has planned by itself. */
  readonly plan: Plan | null;
  /** The routes that are walked on after it. */
  readonly further: Further;
  /** The plan on all its routes as it is shown; null where there is none. */
  readonly whole: PlanView | null;
  /** Name of the town in which the whole plan ends. */
  readonly endName: string;
  /** What other ends of the opened day are weighed in; null before the browser plans by itself. */
  readonly openedPlan: OpenedPlan | null;
  /** Whether somebody has turned to the page: until then what the server has drawn of it is fine enough. */
  readonly isInUse: boolean;
  /** Other ends of a day in a plan of any of its routes; null before the browser plans by itself. */
  choicesIn(opened: OpenedPlan, day: number): DayChoices | null;
  readonly open: number | null;
  setOpen(day: number | null): void;
  nameOf(slug: string): string;
  /** Ends a day at another place. */
  stopAt(day: number, town: string): void;
  readonly undoable: Undoable | null;
  undo(): void;
}

/** The planner page's state: the server's plan until the graph is there and the page is used, from then on one plan for every move. */
export function usePlanner(data: PlannerData, options: OptionsState, solved: BrowserSolution): Planner {
  const { input } = options;
  const { graph, planner, ready, isWanted } = solved;
  const [open, setOpen] = useState<number | null>(options.day);
  const [undoable, setUndoable] = useState<Undoable | null>(null);

  const own = useOwnOutcome(solved, input);
  const variants = useMemo(
    () => (ready ? ready.planner.variantChoices(ready.graph, input.from, input.to) : data.planned.variants),
    [ready, input.from, input.to, data.planned.variants],
  );
  const opened = useMemo(() => {
    if (!graph.value || !own || !planner) return data.planned.opened?.day === open ? data.planned.opened : null;
    return own.plan && open !== null ? planner.dayChoices(graph.value, input, own.plan, open) : null;
  }, [graph.value, own, planner, input, open, data.planned.opened]);

  const openedPlan = useMemo(
    () => (graph.value && own?.plan ? { graph: graph.value, input, plan: own.plan } : null),
    [graph.value, own, input],
  );

  const choicesIn = useCallback(
    (weighed: OpenedPlan, day: number) => planner?.dayChoices(weighed.graph, weighed.input, weighed.plan, day) ?? null,
    [planner],
  );

  const gentleStarts = useGentleStarts(
    data.planned.outcome.ok ? (data.planned.gentleStarts ?? null) : null,
    openedPlan,
    input,
  );

  const names = useMemo(() => new Map(data.towns.map((town) => [town.slug, town.name])), [data.towns]);
  const nameOf = useCallback((slug: string) => names.get(slug) ?? slug, [names]);

  const planned = own ?? data.planned;
  const { outcome } = planned;
  const further = useFurtherPlan(options, openedPlan, outcome, data.planned.further);
  const whole = useMemo(() => (outcome.ok ? wholePlan(outcome.plan, further) : null), [outcome, further]);
  const stopAt = (day: number, town: string) => {
    const present = outcome.ok ? outcome.plan.days.find(({ number }) => number === day)?.to : undefined;
    const insteadOf = present !== undefined && input.mustStop.includes(present) ? present : null;
    setUndoable({ input, town, insteadOf });
    options.choose(stopInstead(input, present ?? "", town));
  };
  const undo = () => {
    if (undoable) options.choose(undoable.input);
    setUndoable(null);
  };
  // Back, or any further change of stops, makes the offer pointless.
  const isStanding = undoable !== null && (undoable.town === input.to || input.mustStop.includes(undoable.town));

  return {
    data,
    options,
    graph,
    outcome,
    warnings: (further.is === "planned" && further.told?.warnings) || planned.warnings,
    shut: data.planned.shut,
    plan: own?.plan ?? null,
    further,
    whole,
    endName: lastTownOf(further) ?? nameOf(input.to),
    variants,
    opened,
    gentleStarts,
    openedPlan,
    isInUse: isWanted,
    choicesIn,
    open,
    setOpen,
    nameOf,
    stopAt,
    undoable: isStanding ? undoable : null,
    undo,
  };
}
