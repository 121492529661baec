import { dayFacts, type PlanFacts } from "./plan-facts.ts";

/** Where the Compostela is given. */
export const santiago = "santiago-de-compostela";
/** On foot, in one piece, to the tomb (Pilgrim's Reception Office, Santiago). */
export const neededKm = 100;

export interface CompostelaCheck {
  /** Kilometres walked without a break before Santiago; what is ridden or sailed breaks the walk. */
  readonly km: number;
  readonly isReached: boolean;
  /** First day within the last 100 km, from which on two stamps a day are asked for. */
  readonly twoStampsFromDay: number | null;
  /** Day of arrival in Santiago. */
  readonly arrivalDay: number;
}

/** Whether the walk earns a Compostela; null when it does not come to Santiago. */
export function checkCompostela(facts: PlanFacts): CompostelaCheck | null {
  const all = dayFacts(facts);
  const arrival = all.findIndex(({ measured }) => measured.kind === "walk" && measured.to === santiago);
  if (arrival < 0) return null;
  let km = 0;
  let twoStampsFromDay: number | null = null;
  let isBroken = false;
  for (const { measured, graph } of all.slice(0, arrival + 1).toReversed()) {
    if (isBroken) break;
    if (km < neededKm) twoStampsFromDay = measured.number;
    const arcs = new Map(graph.arcs.map((arc) => [arc.id, arc]));
    for (const id of measured.arcs.toReversed()) {
      const arc = arcs.get(id);
      if (arc?.mode !== "walk") {
        isBroken = true;
        break;
      }
      km += arc.distanceM / 1000;
    }
    if (!measured.isWayKnown) isBroken = true;
  }
  return { km, isReached: km >= neededKm, twoStampsFromDay, arrivalDay: all[arrival]?.measured.number ?? 0 };
}

/** Whether a day lies where a Compostela that is earned asks for two stamps. @param check null when none is */
export function asksTwoStamps(check: CompostelaCheck | null, day: number): boolean {
  if (!check?.isReached || check.twoStampsFromDay === null) return false;
  return day >= check.twoStampsFromDay && day <= check.arrivalDay;
}
