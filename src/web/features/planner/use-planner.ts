import { useCallback, useMemo, useState } from "react";

import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { readFurtherLegs, writeFurtherLegs } from "#domain/planner-options/further-legs.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { GentleStart } from "#domain/planner-solution/gentle-start.ts";

import { stopInstead } from "#domain/planner-solution/stop-instead.ts";
import type { PlannedView, PlannerData } from "#web/features/planner/view/planner-data.ts";
import type { Fetched } from "#web/client/api/use-fetched.ts";
import type { OwnPlan } from "./use-own-plan.ts";
import type { PlanView } from "#web/features/planner/view/plan-view.ts";
import { type Further, lastTownOf, stopOnFurther, wholePlan } from "./further/further-plan.ts";
import { useFurtherPlan } from "./further/use-further-plan.ts";
import { useGentleStarts } from "./use-gentle-starts.ts";
import type { OpenedPlan } from "./use-plan-changes.ts";
import type { OptionsState } from "./options/use-options.ts";
import type { DrawnPlan } from "./worker/planner-tasks.ts";
import { useDayChoices } from "./worker/use-day-choices.ts";
import { useTask } from "./worker/use-task.ts";

/** Options before a choice that can be undone. */
export interface Undoable {
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
  readonly plan: DrawnPlan | null;
  /** The further routes after it. */
  readonly further: Further;
  /** The displayed plan on all its routes; null if there is none. */
  readonly whole: PlanView | null;
  /** Name of the town in which the whole plan ends. */
  readonly endName: string;
  /** Context for other ends of the expanded day; null before the browser plans by itself. */
  readonly openedPlan: OpenedPlan | null;
  /** Whether somebody uses the page: until then the server's rendering is sufficient. */
  readonly isInUse: boolean;
  readonly open: number | null;
  setOpen(day: number | null): void;
  nameOf(slug: string): string;
  /** The same of towns on any of its routes. */
  nameOnAll(slug: string): string;
  /** Ends a day at another place. */
  stopAt(day: number, town: string): void;
  readonly undoable: Undoable | null;
  undo(): void;
}

/** The page's state: the server's plan until the graph is loaded and the page is used, then one plan per change. */
export function usePlanner(data: PlannerData, { options, graph, own, isWanted }: OwnPlan): Planner {
  const { input } = options;
  const [open, setOpen] = useState<number | null>(options.day);
  const [undoable, setUndoable] = useState<Undoable | null>(null);

  const { from, to } = input;
  const ready = isWanted ? graph.value : null;
  const variants = useTask(
    "variantChoices",
    useMemo(() => ready && { graph: ready, input: [from, to] }, [ready, from, to]),
  );

  const openedPlan = useMemo(
    () => (graph.value && own?.plan ? { graph: graph.value, input } : null),
    [graph.value, own, input],
  );
  const choices = useDayChoices(openedPlan, open);
  const opened = choices ?? (!own && data.planned.opened?.day === open ? data.planned.opened : null);

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
  const chosen = readFurtherLegs(new URLSearchParams(options.further));
  const stops = [...input.mustStop, ...chosen.flatMap(({ mustStop }) => mustStop)];
  const stopAt = (day: number, town: string) => {
    const present = whole?.days.find(({ number }) => number === day)?.to ?? "";
    setUndoable({ input, further: options.further, town, insteadOf: stops.includes(present) ? present : null });
    const ownDays = outcome.ok ? outcome.plan.days.length : 0;
    if (day <= ownDays || further.is !== "planned") options.choose(stopInstead(input, present, town));
    else options.choose({}, writeFurtherLegs(stopOnFurther(chosen, further.legs, day - ownDays, town)));
  };
  const nameOnAll = (slug: string) => {
    const { told, way } = further.is === "planned" ? further : { told: undefined, way: null };
    const onward = way?.legs.flatMap(({ routeData }) => routeData.graph.waypoints);
    return (
      names.get(slug) ?? told?.names[slug] ?? onward?.find(({ townSlug }) => townSlug === slug)?.name ?? nameOf(slug)
    );
  };
  const undo = () => {
    if (undoable) options.choose(undoable.input, undoable.further);
    setUndoable(null);
  };
  // Going back, or any further change of stops, invalidates the offer.
  const isStanding = undoable !== null && [input.to, ...chosen.map((leg) => leg.to), ...stops].includes(undoable.town);

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
    variants: variants.result ?? data.planned.variants,
    opened,
    gentleStarts,
    openedPlan,
    isInUse: isWanted,
    open,
    setOpen,
    nameOf,
    nameOnAll,
    stopAt,
    undoable: isStanding ? undoable : null,
    undo,
  };
}
