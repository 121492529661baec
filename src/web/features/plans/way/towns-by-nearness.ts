import type { PlanWay } from "#domain/today/plan-way.ts";

/** A stretch of a plan and a place on it, in walked metres of the plan. */
export interface WalkedStretch {
  readonly fromM: number;
  readonly toM: number;
  /** Where one is. */
  readonly alongM: number;
}

/** The towns of a leg that lie on a stretch, the one nearest to where one is first. */
export function townsByNearness(way: PlanWay | null, leg: number, stretch: WalkedStretch): PlanWay["towns"] {
  const distance = (alongM: number) => Math.abs(alongM - stretch.alongM);
  return (way?.towns ?? [])
    .filter((town) => town.leg === leg && town.alongM >= stretch.fromM && town.alongM <= stretch.toM)
    .toSorted((a, b) => distance(a.alongM) - distance(b.alongM));
}
