import type { WalkFigures } from "./walk-figures.ts";

/** An advantage of one walk over another: in days, hours, cents, metres or nights. */
export interface TradeOff {
  readonly kind: TradeOffKind;
  /** Always above 0. */
  readonly by: number;
}

export type TradeOffKind = (typeof measures)[number]["kind"];

/** Criteria, the most important first; differences below `least` are not mentioned. */
const measures = [
  { kind: "days", least: 1, isMoreBetter: false, of: ({ days }: WalkFigures) => days },
  { kind: "longest", least: 0.25, isMoreBetter: false, of: ({ longest }: WalkFigures) => longest.hours },
  { kind: "perDay", least: 0.25, isMoreBetter: false, of: ({ hoursPerDay }: WalkFigures) => hoursPerDay },
  { kind: "cost", least: 500, isMoreBetter: false, of: comparableCost },
  { kind: "km", least: 1, isMoreBetter: false, of: ({ km }: WalkFigures) => km },
  { kind: "climb", least: 50, isMoreBetter: false, of: ({ ascentM }: WalkFigures) => ascentM },
  { kind: "large", least: 1, isMoreBetter: true, of: ({ large }: WalkFigures) => large.count },
  { kind: "classic", least: 1, isMoreBetter: true, of: ({ classic }: WalkFigures) => classic?.count ?? null },
  { kind: "rests", least: 1, isMoreBetter: true, of: ({ restDays }: WalkFigures) => restDays },
] as const;

interface TradeOffs {
  readonly gains: readonly TradeOff[];
  readonly losses: readonly TradeOff[];
}

/** Advantages and disadvantages of a walk compared with another one. Figures unknown for either are ignored. */
export function tradeOffs(base: WalkFigures, other: WalkFigures): TradeOffs {
  const gains: TradeOff[] = [];
  const losses: TradeOff[] = [];
  for (const { kind, least, isMoreBetter, of } of measures) {
    // Costs for different numbers of people are not comparable.
    if (kind === "cost" && base.people !== other.people) continue;
    const [before, after] = [of(base), of(other)];
    if (before === null || after === null) continue;
    const more = after - before;
    if (Math.abs(more) < least) continue;
    const isGain = more > 0 ? isMoreBetter : !isMoreBetter;
    (isGain ? gains : losses).push({ kind, by: Math.abs(more) });
  }
  return { gains, losses };
}

/** Nights without a price would make a walk look cheap. */
function comparableCost({ costCents, unknownNights }: WalkFigures): number | null {
  return unknownNights === 0 ? costCents : null;
}
