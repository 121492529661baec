import type { LegChoices, PlanFormPage } from "./plan-wish.ts";

/** Wishes, and what there is to choose from on the route of each leg. */
export type WishedLegs = Pick<PlanFormPage, "wish" | "legs">;

/**
 * The walk of a leg begins in another town. The leg before it ends there then; where that does not come through the
 * town, the whole walk begins with this leg. Wishes stay as they are for a town that is not on the route of the leg.
 *
 * @param from town slug
 */
export function suggestStart({ wish, legs }: WishedLegs, from: string | null, leg: number): WishedLegs {
  const hasTown = (choices: LegChoices | undefined) => choices?.towns.some(({ slug }) => slug === from) === true;
  if (from === null || !hasTown(legs[leg])) return { wish, legs };
  const before = wish.legs[leg - 1];
  const isReached = before !== undefined && before.from !== from && hasTown(legs[leg - 1]);
  const first = isReached ? 0 : leg;
  const startDate = wish.legs[0]?.startDate ?? null;
  const changed = wish.legs.map((each, index) => ({
    ...each,
    ...(index === leg && { from }),
    ...(isReached && index === leg - 1 && { to: from }),
    ...(index === first && { startDate }),
  }));
  return { wish: { ...wish, legs: changed.slice(first) }, legs: legs.slice(first) };
}
