import type { PlanEdit } from "../editing/edits/edit.ts";
import { dayFacts, type PlanFacts } from "./plan-facts.ts";
import type { PlanWarning, WarningFix } from "./warning.ts";
import { endOfArc } from "#domain/route-graph/graph-lookup.ts";

/** Houses that were requested or booked for nights no longer in the plan. */
export function bookedHousesOffPlan(facts: PlanFacts): PlanWarning[] {
  const { days, leftBehind } = facts.plan;
  const waiting = leftBehind.filter(({ houseState }) => houseState === "booked" || houseState === "asked");
  if (waiting.length === 0) return [];
  // There may be two thousand: what is needed per town is computed once for all.
  const nights = firstOf(days.map(({ to, number }) => [to, number]));
  const ways: Ways = { cheapest: cheapestDays(facts), passing: passingDays(facts), detours: facts.detours };
  return waiting.map(({ town, house }): PlanWarning => {
    const night = nights.get(town) ?? null;
    const edit = night === null ? endThere(ways, town) : null;
    const waysOut: WarningFix[] = [
      ...(night === null ? [] : [{ kind: "choose-house", day: night } as const]),
      ...(edit === null ? [] : [{ kind: "edit", edit } as const]),
      ...(house === null ? [] : [{ kind: "contact-house", house } as const]),
      { kind: "edit", edit: { kind: "forget-booking", town } },
    ];
    return { code: "booked_house_off_plan", town, house, night, waysOut };
  });
}

type DayOfTown = ReadonlyMap<string, number>;

/** Days that can end in a town, by its slug. */
interface Ways {
  readonly cheapest: DayOfTown;
  readonly passing: DayOfTown;
  readonly detours: DayOfTown;
}

/** How a day can end in a town again: instead of another end, as a stop on the way, or by a detour. */
function endThere({ cheapest, passing, detours }: Ways, town: string): PlanEdit | null {
  const [instead, walked, detour] = [cheapest.get(town), passing.get(town), detours.get(town)];
  if (instead !== undefined) return { kind: "set-end", day: instead, to: town };
  if (walked !== undefined) return { kind: "split", day: walked, at: town };
  return detour === undefined ? null : { kind: "set-end", day: detour, to: town };
}

/** The day for which a town is the cheapest alternative. */
function cheapestDays({ days }: PlanFacts): DayOfTown {
  const offers = days.flatMap(({ number, alternatives }) =>
    alternatives.map(({ to, extraCost }) => ({ number, to, extraCost })),
  );
  const byCost = offers.toSorted((a, b) => a.extraCost - b.extraCost);
  return firstOf(byCost.filter(({ extraCost }) => extraCost < Infinity).map(({ to, number }) => [to, number]));
}

/** The first day that passes or reaches a town. */
function passingDays(facts: PlanFacts): DayOfTown {
  return firstOf(
    dayFacts(facts).flatMap(({ measured: { arcs, number }, graph }) =>
      arcs.flatMap((arc) => {
        const town = endOfArc(graph, arc)?.townSlug;
        return town === undefined ? [] : [[town, number] as const];
      }),
    ),
  );
}

function firstOf(entries: readonly (readonly [string, number])[]): DayOfTown {
  return new Map(entries.toReversed());
}
