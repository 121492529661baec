import type { Season } from "#domain/route-graph/route-graph.ts";

export const certainties = ["high", "medium", "low"] as const;
export type Certainty = (typeof certainties)[number];

/** How reliable a source is. */
export interface Standing {
  /** `YYYY-MM-DD` or its known prefix; empty if unknown. */
  readonly date: string;
  readonly certainty: Certainty;
}

/** A source's claim about one fact of a house. */
export interface Claim extends Standing {
  readonly house: string;
  /** In the spelling of the API. */
  readonly field: string;
  /** As a cell of accommodations.csv. */
  readonly value: string;
  readonly source: string;
}

/** A source's claim that differs from our fact of a house. */
export interface OtherClaim {
  readonly field: string;
  readonly value: string | number | boolean | Season;
  readonly source: string;
  readonly date: string | null;
  readonly certainty: Certainty | null;
}

const ranks: Readonly<Record<Certainty, number>> = { low: 0, medium: 1, high: 2 };

/** The claim to trust: the most reliable, then the newest, then the first. */
export function surest<One extends Standing>(claims: readonly One[]): One | undefined {
  return claims.toSorted((a, b) => ranks[b.certainty] - ranks[a.certainty] || b.date.localeCompare(a.date))[0];
}

/** Minimum score for a row of a register to be considered certainly the house. */
const certainScore = 0.95;

/** An old register is less reliable, and so is a row that may be another house. @param score from 0 to 1 */
export function certaintyOfRegister(date: string, score: number): Certainty {
  return date >= "2020" && score >= certainScore ? "high" : "medium";
}

/** A value without meaningless differences between sources: case, blanks, dots, `http` and `www`. */
function plain(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value, ["from", "to", "weekdays"]) : String(value);
  return text
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, "")
    .replaceAll(/[^\p{L}\p{N}@]+/gu, "");
}

/** The claims that differ from the house; the order of two phone numbers does not matter. */
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
