import type { PlanEdit } from "../plan-editing/edit.ts";
import { dayFacts, type DayFacts, type PlanFacts } from "./plan-facts.ts";
import type { PlanWarning, WayOut } from "./warning.ts";

/** Houses that were asked or booked for nights that are not in the plan any more. */
export function bookedHousesOffPlan(facts: PlanFacts): PlanWarning[] {
  return facts.plan.leftBehind
    .filter(({ houseState }) => houseState === "booked" || houseState === "asked")
    .map(({ town, house }): PlanWarning => {
      const night = facts.plan.days.find(({ to }) => to === town)?.number ?? null;
      const edit = night === null ? endThere(facts, town) : null;
      const waysOut: WayOut[] = [
        ...(night === null ? [] : [{ kind: "choose-house", day: night } as const]),
        ...(edit === null ? [] : [{ kind: "edit", edit } as const]),
        ...(house === null ? [] : [{ kind: "contact-house", house } as const]),
        { kind: "edit", edit: { kind: "forget-booking", town } },
      ];
      return { code: "booked_house_off_plan", town, house, night, waysOut };
    });
}

/** How a day comes to end in a town again: in place of another end, as a stop on the way, or by a detour. */
function endThere(facts: PlanFacts, town: string): PlanEdit | null {
  const { day, extraCost } = cheapestDay(facts, town);
  if (extraCost < Number.POSITIVE_INFINITY) return { kind: "set-end", day, to: town };
  const passing = dayFacts(facts).find((walk) => passes(walk, town));
  if (passing) return { kind: "split", day: passing.measured.number, at: town };
  const detour = facts.detours.get(town);
  return detour === undefined ? null : { kind: "set-end", day: detour, to: town };
}

function cheapestDay({ days }: PlanFacts, town: string): { readonly day: number; readonly extraCost: number } {
  const none = { day: 0, extraCost: Number.POSITIVE_INFINITY };
  return days.reduce((best, { number, alternatives }) => {
    const extraCost = alternatives.find(({ to }) => to === town)?.extraCost ?? Number.POSITIVE_INFINITY;
    return extraCost < best.extraCost ? { day: number, extraCost } : best;
  }, none);
}

/** Whether a day walks through a town without ending there. */
function passes({ measured, graph }: DayFacts, town: string): boolean {
  const uuid = graph.waypoints.find(({ townSlug }) => townSlug === town)?.uuid;
  const walked = new Set(measured.arcs);
  return graph.arcs.some(({ id, to }) => to === uuid && walked.has(id));
}
