export type Certainty = "high" | "medium" | "low";

/** What one source says of one fact of a house. */
export interface Claim {
  readonly house: string;
  /** As the API spells it. */
  readonly field: string;
  /** As a cell of accommodations.csv has it. */
  readonly value: string;
  readonly source: string;
  /** `YYYY-MM-DD` or as much of it as is known. */
  readonly date: string;
  readonly certainty: Certainty;
}

const ranks: Readonly<Record<Certainty, number>> = { low: 0, medium: 1, high: 2 };

/** The claim to believe: the surest, and of those that are as sure the newest. The first where all is equal. */
export function surest(claims: readonly Claim[]): Claim | undefined {
  return claims.toSorted((a, b) => ranks[b.certainty] - ranks[a.certainty] || b.date.localeCompare(a.date))[0];
}
