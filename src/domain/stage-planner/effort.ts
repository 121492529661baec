/** What another choice means for the effort of a whole plan, from better to worse. */
export type EffortChange = "easier" | "same" | "little" | "harder" | "muchHarder";

/**
 * Says in steps what a difference of costs means, as nobody knows what 0.12 is: costs grow with the square by which a
 * stage misses its ideal, so that 0.1 is about one stage an hour and a quarter too long.
 *
 * @param extraCost of the whole plan; below 0 on days that were pinned where something else is better
 */
export function effortChange(extraCost: number): EffortChange {
  if (extraCost <= -0.05) return "easier";
  if (extraCost < 0.05) return "same";
  if (extraCost < 0.3) return "little";
  return extraCost < 1 ? "harder" : "muchHarder";
}

/** A day so much longer than a good one is worth a word. */
const longShare = 1.25;
/** An end that makes the whole walk this much harder is no way out. */
const dearestEnd = 1;

interface Lengthy {
  readonly hours: number;
  readonly km: number;
  readonly lengths?: readonly number[] | undefined;
  readonly overMax: boolean;
}

interface OwnLengths {
  readonly ideal: number;
  readonly max: number;
}

interface LengthsOfAll extends OwnLengths {
  readonly measure: "hours" | "km";
  readonly walkers: readonly OwnLengths[];
}

/** How long a stage is for one of its walkers, in the measure of the options, and what suits them. */
export interface OwnStage extends OwnLengths {
  readonly length: number;
}

/** A stage as each of those who walk it has it, the walker first whom the options are about. */
export function ownStages(day: Omit<Lengthy, "overMax">, options: LengthsOfAll): readonly [OwnStage, ...OwnStage[]] {
  const [first = day[options.measure], ...others] = day.lengths ?? [];
  const { ideal, max, walkers } = options;
  return [
    { length: first, ideal, max },
    ...others.flatMap((length, at) =>
      walkers[at] ? [{ length, ideal: walkers[at].ideal, max: walkers[at].max }] : [],
    ),
  ];
}

/** The stage as whoever has it whose ideal it exceeds most. */
export function hardestStage(day: Omit<Lengthy, "overMax">, options: LengthsOfAll): OwnStage {
  return ownStages(day, options).reduce((worst, own) =>
    own.length / own.ideal > worst.length / worst.ideal ? own : worst,
  );
}

/** The longest of the days that stay within the longest one, when it is long for somebody with this ideal. */
export function longDay<Day extends Lengthy>(days: readonly Day[], options: LengthsOfAll): Day | null {
  const share = (day: Day) => {
    const { length, ideal } = hardestStage(day, options);
    return length / ideal;
  };
  const longest = days.reduce<Day | null>((best, day) => (best && share(best) >= share(day) ? best : day), null);
  return longest && !longest.overMax && share(longest) > longShare ? longest : null;
}

/** The cheapest of the other ends of a day that shorten it; null where each makes the walk much harder. */
export function shorterEnd<End extends { readonly hours: number; readonly km: number; readonly extraCost: number }>(
  day: Lengthy,
  ends: readonly End[],
  measure: "hours" | "km",
): End | null {
  const shorter = ends.filter((end) => end[measure] < day[measure] * 0.9 && end.extraCost <= dearestEnd);
  return shorter.toSorted((a, b) => a.extraCost - b.extraCost)[0] ?? null;
}
