/** What another choice means for the effort of the whole plan, from better to worse. */
export type EffortChange = "easier" | "same" | "little" | "harder" | "muchHarder";

/**
 * The step for a difference of costs, as nobody knows what 0.12 means: costs grow with the square of the deviation of a
 * stage from its ideal, so 0.1 is about one stage an hour and a quarter too long.
 *
 * @param extraCost of the whole plan; below 0 on pinned days for which something else is better
 */
export function effortChange(extraCost: number): EffortChange {
  if (extraCost <= -0.05) return "easier";
  if (extraCost < 0.05) return "same";
  if (extraCost < 0.3) return "little";
  return extraCost < 1 ? "harder" : "muchHarder";
}

/** A day this many times its ideal is worth mentioning. */
const longShare = 1.25;
/** An end that makes the whole walk this much more costly is not offered. */
const maxOfferedCost = 1;

interface DayLengths {
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

/** Length of a stage for one walker, in the measure of the options, and their ideal. */
interface OwnStage extends OwnLengths {
  readonly length: number;
}

/** A stage for each walker; the first is the one to whom the options belong. */
export function ownStages(day: Omit<DayLengths, "overMax">, options: LengthsOfAll): readonly [OwnStage, ...OwnStage[]] {
  const [first = day[options.measure], ...others] = day.lengths ?? [];
  const { ideal, max, walkers } = options;
  return [
    { length: first, ideal, max },
    ...others.flatMap((length, at) =>
      walkers[at] ? [{ length, ideal: walkers[at].ideal, max: walkers[at].max }] : [],
    ),
  ];
}

/** The stage for the walker whose ideal it exceeds most. */
export function hardestStage(day: Omit<DayLengths, "overMax">, options: LengthsOfAll): OwnStage {
  return ownStages(day, options).reduce((worst, own) =>
    own.length / own.ideal > worst.length / worst.ideal ? own : worst,
  );
}

/** The longest day within the maximum, if it is long for somebody with this ideal. */
export function longDay<Day extends DayLengths>(days: readonly Day[], options: LengthsOfAll): Day | null {
  const share = (day: Day) => {
    const { length, ideal } = hardestStage(day, options);
    return length / ideal;
  };
  const longest = days.reduce<Day | null>((best, day) => (best && share(best) >= share(day) ? best : day), null);
  return longest && !longest.overMax && share(longest) > longShare ? longest : null;
}

/** The cheapest other end of a day that shortens it; null if each makes the walk much harder. */
export function shorterEnd<End extends { readonly hours: number; readonly km: number; readonly extraCost: number }>(
  day: DayLengths,
  ends: readonly End[],
  measure: "hours" | "km",
): End | null {
  const shorter = ends.filter((end) => end[measure] < day[measure] * 0.9 && end.extraCost <= maxOfferedCost);
  return shorter.toSorted((a, b) => a.extraCost - b.extraCost)[0] ?? null;
}
