import { useMemo } from "react";

import { type FurtherLegChoice, readFurtherLegs, writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import { legsFrom, plannedOptionsOfLeg } from "#domain/planner/options/options-of-legs.ts";
import type { FurtherLegView } from "#web/features/planner/view/plan-view.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { OptionsChange } from "#web/features/planner/options/options-change.tsx";
import { DayRows } from "#web/features/planner/days/day-rows.tsx";
import type { Planner } from "../use-planner.ts";
import { useDayChoices } from "../worker/use-task.ts";

type OfPlanner = Pick<
  Planner,
  "options" | "data" | "isInUse" | "further" | "outcome" | "wholePlan" | "open" | "nameOf" | "stopAt"
>;

const noChange = {};

/** The days on further routes, which are expanded and moved like those before them. */
export function FurtherDays({
  legs,
  ...rest
}: Pick<LegDaysProps, "planner" | "onOpen"> & { legs: readonly FurtherLegView[] }) {
  const { planner } = rest;
  const { outcome } = planner;
  const before = outcome.ok ? outcome.plan.totals.days : 0;
  return legs.map((leg, index) => {
    const daysBefore = legs.slice(0, index).reduce((sum, { plan }) => sum + plan.totals.days, before);
    return <LegDays key={index} {...rest} leg={leg} index={index} daysBefore={daysBefore} />;
  });
}

interface LegDaysProps {
  planner: OfPlanner;
  leg: FurtherLegView;
  index: number;
  /** Number of calendar days before its first. */
  daysBefore: number;
  onOpen: (day: number | null) => void;
}

function LegDays({ planner, leg, index, daysBefore, onOpen }: LegDaysProps) {
  const { options, further, wholePlan, open } = planner;
  const { input } = options;
  const chosen = useMemo(() => readFurtherLegs(new URLSearchParams(options.further)), [options.further]);
  const pictureLeg = further.is === "planned" ? (further.picture?.legs[index] ?? null) : null;
  const planningInput = useMemo(() => {
    const onward = legsFrom(input.to, chosen)[index];
    if (!pictureLeg || !onward) return null;
    return { graph: pictureLeg.routeData.graph, input: plannedOptionsOfLeg(input, onward, daysBefore) };
  }, [input, chosen, index, pictureLeg, daysBefore]);
  const nameOf = useMemo(() => {
    const names = new Map(pictureLeg?.routeData.graph.waypoints.map(({ townSlug, name }) => [townSlug, name]));
    return (slug: string) => leg.names[slug] ?? names.get(slug) ?? slug;
  }, [pictureLeg, leg.names]);
  const openLegDay = open === null ? 0 : open - daysBefore;
  const choices = useDayChoices(planningInput, openLegDay > 0 ? openLegDay : null);
  const days = useMemo(
    () => wholePlan?.days.slice(daysBefore, daysBefore + leg.plan.days.length) ?? [],
    [wholePlan, daysBefore, leg.plan.days.length],
  );
  const stops = chosen[index]?.mustStop ?? [];
  const without = (town: string) => {
    const mustStop = stops.filter((stop) => stop !== town);
    const change = (other: FurtherLegChoice, at: number) => (at === index ? { ...other, mustStop } : other);
    return writeFurtherLegs(chosen.map(change));
  };
  return (
    <DayRows
      days={days}
      options={planningInput?.input ?? input}
      open={open}
      nameOf={nameOf}
      onOpen={onOpen}
      detail={(day) => ({
        route: leg.route,
        choices,
        planningInput,
        isLoading: !choices,
        onStop: (town) => planner.stopAt(day.number, town),
        removeStopButton: stops.includes(day.to)
          ? (label) => (
              <OptionsChange planner={planner} change={noChange} further={without(day.to)}>
                {(press) => (
                  <Button variant="secondary" size="sm" {...press}>
                    {label}
                  </Button>
                )}
              </OptionsChange>
            )
          : null,
      })}
    />
  );
}
