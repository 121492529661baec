import type { PlannerOptions } from "../options/planner-options.ts";
import type { TownChoice } from "../options/route-choices.ts";

/** Ends of a guidebook's stages between the two ends of a walk, as stops. */
export function classicStops(
  stageEnds: readonly string[],
  towns: readonly Pick<TownChoice, "slug" | "km">[],
  { from, to }: Pick<PlannerOptions, "from" | "to">,
): readonly string[] {
  const kmOf = new Map(towns.map(({ slug, km }) => [slug, km]));
  const [start, end] = [kmOf.get(from), kmOf.get(to)];
  // Off the main way it is unknown which of the stages are ahead.
  if (typeof start !== "number" || typeof end !== "number") return [];
  return stageEnds.filter((town) => {
    const km = kmOf.get(town);
    return typeof km === "number" && start < km && km < end;
  });
}

/** Adds the guidebook's stops to the options or, if they are all there, removes them. */
export function toggleClassicStops(
  { mustStop, avoid }: Pick<PlannerOptions, "mustStop" | "avoid">,
  stops: readonly string[],
): Partial<PlannerOptions> {
  const others = mustStop.filter((town) => !stops.includes(town));
  if (hasClassicStops({ mustStop }, stops)) return { mustStop: others };
  return { mustStop: [...others, ...stops], avoid: avoid.filter((town) => !stops.includes(town)), days: null };
}

export function hasClassicStops({ mustStop }: Pick<PlannerOptions, "mustStop">, stops: readonly string[]): boolean {
  return stops.length > 0 && stops.every((town) => mustStop.includes(town));
}

/**
 * The number of nights on the way that are at ends of a guidebook's stages.
 *
 * @param ends of the walking days of a plan, the last at its goal
 */
export function classicNights(
  ends: readonly string[],
  stageEnds: readonly string[],
): { readonly nights: number; readonly classic: number } {
  const nights = ends.slice(0, -1);
  return { nights: nights.length, classic: nights.filter((town) => stageEnds.includes(town)).length };
}
