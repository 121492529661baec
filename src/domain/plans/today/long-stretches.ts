import { type DayNeed, gapsAhead, minGapM } from "./next-needs.ts";
import type { WayEntry } from "./way-entries.ts";

/** Needs to check on a day, with alternatives that also satisfy them: food shops have water, too. */
const instead = {
  water: ["food", "groceries"],
  food: ["groceries"],
  bed: [],
} as const satisfies Partial<Record<DayNeed, readonly DayNeed[]>>;

/** What is missing on a stretch. */
type MissingServices = "water" | "food" | "bed" | "water-food" | "water-bed" | "food-bed" | "water-food-bed";

/** A long stretch of a day without known water, food or beds. */
export interface LongStretch {
  readonly lacking: MissingServices;
  readonly metres: number;
  /** Names of the towns at its ends. */
  readonly from: string;
  readonly to: string;
  /** Whether it is known to be missing; fountains and beds are never completely known. */
  readonly isSure: boolean;
  /** Whether only beds of the chosen types are missing. */
  readonly typesChosen: boolean;
}

/** Stretches between the same towns that differ by less than this, in metres, are merged. */
const mergeToleranceM = 1_500;

/**
 * The longest stretch of a day without water, food and beds each, if it is long.
 *
 * @param day everything passed, in walking order
 */
export function longStretches(day: readonly WayEntry[]): readonly LongStretch[] {
  const towns = day.filter((entry) => entry.is === "town");
  const [first, last] = [towns[0], towns.at(-1)];
  if (!first || !last) return [];
  const stretches: LongStretch[] = [];
  for (const need of ["water", "food", "bed"] as const) {
    const span = { fromM: first.alongM, toM: last.alongM, leastM: minGapM[need] };
    const [gap] = gapsAhead(day, need, span, instead[need]).toSorted((a, b) => b.metres - a.metres);
    if (!gap) continue;
    const { metres, fromM } = gap;
    const from = (towns.findLast(({ alongM }) => alongM <= fromM) ?? first).name;
    const to = (towns.find(({ alongM }) => alongM >= fromM + metres) ?? last).name;
    const typesChosen = need === "bed" && towns.some((town) => town.typesChosen);
    const isSure = need === "food" && gap.isSure;
    const similar = stretches.findIndex(
      (one) => one.from === from && one.to === to && Math.abs(one.metres - metres) < mergeToleranceM,
    );
    const same = stretches[similar];
    // Of two with nearly the same length the shorter lacks both.
    if (same)
      stretches[similar] = {
        ...same,
        lacking: `${same.lacking}-${need}` as MissingServices,
        metres: Math.min(same.metres, metres),
        isSure: same.isSure && isSure,
        typesChosen,
      };
    else stretches.push({ lacking: need, metres, from, to, isSure, typesChosen });
  }
  return stretches;
}
