import { useCallback, useMemo, useState } from "react";

import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { readFurtherLegs, writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { GentleStart } from "#domain/planner/solution/gentle-start.ts";

import { stopInstead } from "#domain/planner/solution/stop-instead.ts";
import type { PlannedView, PlannerData } from "#web/features/planner/view/planner-data.ts";
import type { Fetched } from "#web/client/api/use-fetched.ts";
import type { BrowserPlan } from "./use-browser-plan.ts";
import type { PlannerPlanView } from "#web/features/planner/view/plan-view.ts";
import { type Further, lastTownOf, stopOnFurther, combinePlanViews } from "./further/further-plan.ts";
import { useFurtherPlan } from "./further/use-further-plan.ts";
import { useGentleStarts } from "./use-gentle-starts.ts";
import type { PlanningInput } from "./use-plan-changes.ts";
import type { OptionsState } from "./options/use-options.ts";
import type { DisplayedPlan } from "./worker/planner-tasks.ts";
import { useDayChoices, useTask } from "./worker/use-task.ts";

/** Options before a choice that can be undone. */
interface Undoable {
  readonly input: PlannerOptions;
  /** The further routes, in the format of the address. */
  readonly further: string;
  /** Slug of the town at which a day now ends. */
  readonly town: string;
  /** Slug of the requested stop that it has replaced. */
  readonly insteadOf: string | null;
}

export interface Planner extends Omit<PlannedView, "further" | "of"> {
  readonly gentleStarts: readonly GentleStart[];
  readonly data: PlannerData;
  /** The options of the plan: while a slider moves, it follows a moment later. */
  readonly options: OptionsState;
  readonly graph: Fetched<RouteGraph>;
  /** The whole plan, once the browser has planned by itself. */
  readonly plan: DisplayedPlan | null;
  /** The further routes after it. */
  readonly further: Further;
  /** The displayed plan on all its routes; null if there is none. */
  readonly wholePlan: PlannerPlanView | null;
  /** Name of the town in which the whole plan ends. */
  readonly endName: string;
  /** Context for other ends of the expanded day; null before the browser plans by itself. */
  readonly planningInput: PlanningInput | null;
  /** Whether somebody uses the page: until then the server's rendering is sufficient. */
  readonly isInUse: boolean;
  readonly open: number | null;
  setOpen(day: number | null): void;
  nameOf(slug: string): string;
  /** The same of towns on any of its routes. */
  nameOnAnyRoute(slug: string): string;
  /** Ends a day at another place. */
  stopAt(day: number, town: string): void;
  readonly undoable: Undoable | null;
  undo(): void;
}

/** The page's state: the server's plan until the graph is loaded and the page is used, then one plan per change. */
export function usePlanner(data: PlannerData, { options, graph, browserOutcome, isActive }: BrowserPlan): Planner {
  const { input } = options;
  const [open, setOpen] = useState<number | null>(options.day);
  const [undoable, setUndoable] = useState<Undoable | null>(null);

  const { from, to } = input;
  const activeGraph = isActive ? graph.value : null;
  const variants = useTask(
    "variantChoices",
    useMemo(() => activeGraph && { graph: activeGraph, input: [from, to] }, [activeGraph, from, to]),
  );

  const planningInput = useMemo(
    () => (graph.value && browserOutcome?.plan ? { graph: graph.value, input } : null),
    [graph.value, browserOutcome, input],
  );
  const choices = useDayChoices(planningInput, open);
  const opened = choices ?? (!browserOutcome && data.planned.opened?.day === open ? data.planned.opened : null);

  const gentleStarts = useGentleStarts(
    data.planned.outcome.ok ? (data.planned.gentleStarts ?? null) : null,
    planningInput,
    input,
  );

  const names = useMemo(() => new Map(data.towns.map((town) => [town.slug, town.name])), [data.towns]);
  const nameOf = useCallback((slug: string) => names.get(slug) ?? slug, [names]);

  const planned = browserOutcome ?? data.planned;
  const { outcome } = planned;
  const further = useFurtherPlan(options, planningInput, outcome, data.planned.further);
  const wholePlan = useMemo(() => (outcome.ok ? combinePlanViews(outcome.plan, further) : null), [outcome, further]);
  const chosen = readFurtherLegs(new URLSearchParams(options.further));
  const stops = [...input.mustStop, ...chosen.flatMap(({ mustStop }) => mustStop)];
  const stopAt = (day: number, town: string) => {
    const present = wholePlan?.days.find(({ number }) => number === day)?.to ?? "";
    setUndoable({ input, further: options.further, town, insteadOf: stops.includes(present) ? present : null });
    const firstRouteDays = outcome.ok ? outcome.plan.days.length : 0;
    if (day <= firstRouteDays || further.is !== "planned") options.choose(stopInstead(input, present, town));
    else options.choose({}, writeFurtherLegs(stopOnFurther(chosen, further.legs, day - firstRouteDays, town)));
  };
  const nameOnAnyRoute = (slug: string) => {
    const { namedWarnings, picture } = further.is === "planned" ? further : { namedWarnings: undefined, picture: null };
    const onward = picture?.legs.flatMap(({ routeData }) => routeData.graph.waypoints);
    return (
      names.get(slug) ??
      namedWarnings?.names[slug] ??
      onward?.find(({ townSlug }) => townSlug === slug)?.name ??
      nameOf(slug)
    );
  };
  const undo = () => {
    if (undoable) options.choose(undoable.input, undoable.further);
    setUndoable(null);
  };
  // Going back, or any further change of stops, invalidates the offer.
  const isUndoValid = undoable !== null && [input.to, ...chosen.map((leg) => leg.to), ...stops].includes(undoable.town);

  return {
    data,
    options,
    graph,
    outcome,
    warnings: (further.is === "planned" && further.namedWarnings?.warnings) || planned.warnings,
    holidays: data.planned.holidays,
    plan: browserOutcome?.plan ?? null,
    further,
    wholePlan,
    endName: lastTownOf(further) ?? nameOf(input.to),
    variants: variants.result ?? data.planned.variants,
    opened,
    gentleStarts,
    planningInput,
    isInUse: isActive,
    open,
    setOpen,
    nameOf,
    nameOnAnyRoute,
    stopAt,
    undoable: isUndoValid ? undoable : null,
    undo,
  };
}
