import type { PlanFormPage } from "./plan-form-page.ts";

/** Options, and the choices on the route of each leg. */
export type LegsWithChoices = Pick<PlanFormPage, "options" | "legs">;

/**
 * Starts a leg in another town. The previous leg then ends there; if it does not pass the town, the whole walk begins
 * with this leg. Options are unchanged for a town that is not on the route of the leg.
 *
 * @param from town slug
 */
export function suggestStart({ options, legs }: LegsWithChoices, from: string | null, leg: number): LegsWithChoices {
  // If the route of a leg is gone, the choices are those of another one.
  const hasTown = (at: number) =>
    legs[at]?.route.slug === options.legs[at]?.route && legs[at]?.towns.some(({ slug }) => slug === from) === true;
  if (from === null || !hasTown(leg)) return { options, legs };
  const before = options.legs[leg - 1];
  const isReached = before !== undefined && before.from !== from && hasTown(leg - 1);
  const first = isReached ? 0 : leg;
  const startDate = options.legs[0]?.startDate ?? null;
  const changed = options.legs.map((each, index) => ({
    ...each,
    ...(index === leg && { from }),
    ...(isReached && index === leg - 1 && { to: from }),
    ...(index === first && { startDate }),
  }));
  return { options: { ...options, legs: changed.slice(first) }, legs: legs.slice(first) };
}
