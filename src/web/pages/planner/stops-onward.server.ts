import type { FurtherLegChoice } from "#domain/planner/options/further-legs.ts";
import { slugsOfTyped } from "#domain/planner/options/url/parse-planner-url.ts";
import type { TownChoice } from "#domain/planner/options/route-choices.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showPlannerTowns } from "#use-cases/planner/show-planner.ts";

interface OnwardStopsRequest {
  /** Slugs, or the input if no town of the first route has that name. */
  readonly stops: readonly string[];
  /** Of the first route. */
  readonly towns: readonly TownChoice[];
  readonly legs: readonly FurtherLegChoice[];
}

/**
 * Stops on a further route, with that route: forms without a script have one field for all of them. A town on several
 * of these is assigned to the first whose main way passes it.
 *
 * @returns null if there are none
 */
export async function stopsOnward(
  context: UseCaseContext,
  { stops, towns, legs }: OnwardStopsRequest,
): Promise<Pick<OnwardStopsRequest, "stops" | "legs"> | null> {
  const own = new Set(towns.map(({ slug }) => slug));
  if (legs.length === 0 || stops.every((stop) => own.has(stop))) return null;
  const places = await Promise.all(legs.map(async ({ route }) => (await showPlannerTowns(context, route)) ?? []));
  const onMain = places.map((all) => all.filter(({ km }) => km !== null));
  const onward = stops
    .filter((stop) => !own.has(stop))
    .flatMap((stop) => {
      const [place] = [...placesOf(stop, onMain), ...placesOf(stop, places)];
      return place ? [{ stop, ...place }] : [];
    });
  if (onward.length === 0) return null;
  return {
    stops: stops.filter((stop) => !onward.some((each) => each.stop === stop)),
    legs: legs.map((leg, index) => {
      const here = onward.filter((each) => each.leg === index).map(({ slug }) => slug);
      return { ...leg, mustStop: [...new Set([...leg.mustStop, ...here])] };
    }),
  };
}

/** Location of a town from the input: indices of legs. */
function placesOf(typed: string, places: readonly (readonly TownChoice[])[]) {
  return places.flatMap((towns, leg) => {
    const slug = slugsOfTyped(towns)(typed);
    return towns.some((town) => town.slug === slug) ? [{ leg, slug }] : [];
  });
}
