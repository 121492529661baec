import { isWithin } from "../calendar/season.ts";
import { checkCompostela } from "./compostela.ts";
import { dayFacts, type PlanFacts } from "./plan-facts.ts";

/** Limits of bag transfer by post (Correos, Paq Mochila). */
export const bagTransferLimits = { maxKg: 15, maxKm: 60, season: { from: "easter", to: "10-31" } } as const;

export interface BagTransferCheck {
  readonly maxKg: number;
  readonly maxKm: number;
  /** Days longer than a bag is taken. */
  readonly daysTooLong: readonly number[];
  /** Days before Easter or after October, outside the last 100 km, where bags are taken all year. */
  readonly daysOutOfSeason: readonly number[];
}

/** On which days bags are not taken. Without dates the season is not looked at. */
export function checkBagTransfer(facts: PlanFacts): BagTransferCheck {
  const { maxKg, maxKm, season } = bagTransferLimits;
  const last100From = checkCompostela(facts)?.twoStampsFromDay ?? Number.POSITIVE_INFINITY;
  const walks = dayFacts(facts).filter(({ measured }) => measured.kind === "walk");
  const numbers = (isSo: (day: (typeof walks)[number]) => boolean) =>
    walks.filter(isSo).map(({ measured }) => measured.number);
  return {
    maxKg,
    maxKm,
    daysTooLong: numbers(({ measured }) => measured.km > maxKm),
    daysOutOfSeason: numbers(
      ({ measured: { date, number } }) =>
        date !== undefined && number < last100From && !isWithin(date, season.from, season.to),
    ),
  };
}
