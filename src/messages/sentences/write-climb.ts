import { type Climb, climbKnowledge } from "#domain/route-graph/climb-knowledge.ts";

/** What is said where a climb is not known, and where it is known of a part of the way only. */
export interface ClimbWords {
  readonly unknown: string;
  atLeast(climb: string): string;
}

/** @param sums the sums of the climb in words */
export function writeClimb(climb: Climb, { unknown, atLeast }: ClimbWords, sums: string): string {
  const known = climbKnowledge(climb);
  if (known === "none") return unknown;
  return known === "whole" ? sums : atLeast(sums);
}
