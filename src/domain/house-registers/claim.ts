import type { Season } from "#domain/route-graph/route-graph.ts";

export const certainties = ["high", "medium", "low"] as const;
export type Certainty = (typeof certainties)[number];

/** How much a source is to be believed. */
export interface Standing {
  /** `YYYY-MM-DD` or as much of it as is known; empty when unknown. */
  readonly date: string;
  readonly certainty: Certainty;
}

/** What one source says of one fact of a house. */
export interface Claim extends Standing {
  readonly house: string;
  /** As the API spells it. */
  readonly field: string;
  /** As a cell of accommodations.csv has it. */
  readonly value: string;
  readonly source: string;
}

/** What a source says of a fact of a house that is not what we say. */
export interface OtherClaim {
  readonly field: string;
  readonly value: string | number | boolean | Season;
  readonly source: string;
  readonly date: string | null;
  readonly certainty: Certainty | null;
}

const ranks: Readonly<Record<Certainty, number>> = { low: 0, medium: 1, high: 2 };

/** The claim to believe: the surest, and of those that are as sure the newest. The first where all is equal. */
export function surest<One extends Standing>(claims: readonly One[]): One | undefined {
  return claims.toSorted((a, b) => ranks[b.certainty] - ranks[a.certainty] || b.date.localeCompare(a.date))[0];
}

/** From this score on a row of a register is the house it was found to be. */
export const certainScore = 0.95;

/** A register of long ago is no longer sure, and neither is one whose row may be another house. @param score from 0 to 1 */
export function certaintyOfRegister(date: string, score: number): Certainty {
  return date >= "2020" && score >= certainScore ? "high" : "medium";
}

/** A value without what two sources may write otherwise and mean the same: case, blanks, dots, `http` and `www`. */
function plain(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value, ["from", "to", "weekdays"]) : String(value);
  return text
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, "")
    .replaceAll(/[^\p{L}\p{N}@]+/gu, "");
}

/** Which of several claims say something else than the house does; of two numbers it does not matter which comes first. */
export function claimsBeside<One extends Pick<OtherClaim, "field" | "value">>(
  house: Readonly<Record<string, unknown>>,
  claims: readonly One[],
): readonly One[] {
  const numbers = [house["phone"], house["secondPhone"]].map(plain);
  return claims.filter(({ field, value }) =>
    field === "phone" || field === "secondPhone"
      ? !numbers.includes(plain(value))
      : plain(house[field] ?? null) !== plain(value),
  );
}
