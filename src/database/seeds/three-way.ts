import { notedFact, saysTheSame, type ShippedFacts } from "./shipped-facts.ts";

/** A fact that a new data set tells otherwise, and that somebody here has changed. */
export interface LeftAlone {
  readonly resource: string;
  readonly key: string;
  readonly field: string;
  /** What the data set says now. */
  readonly shipped: unknown;
  /** What stays. */
  readonly stored: unknown;
}

export interface ThreeWay {
  /** New values by field. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Fields that differ from both data sets. */
  readonly leftAlone: readonly string[];
}

/**
 * What of a row a new data set changes: facts that it tells otherwise than the one before, and that are stored as the one before
 * told them. What people have changed here stays.
 *
 * @param withheld fields that stay unknown whatever a data set says
 */
export function threeWay(
  before: ShippedFacts,
  now: ShippedFacts,
  stored: ShippedFacts,
  withheld: readonly string[] = [],
): ThreeWay {
  const told = Object.keys(now).filter(
    (field) =>
      !saysTheSame(notedFact(before, field, now[field]), now[field]) && !saysTheSame(stored[field], now[field]),
  );
  const isFree = (field: string) =>
    !withheld.includes(field) && saysTheSame(stored[field], notedFact(before, field, now[field]));
  return {
    changes: Object.fromEntries(told.filter(isFree).map((field) => [field, now[field]])),
    leftAlone: told.filter((field) => !isFree(field)),
  };
}
