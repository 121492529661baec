import { leavingHouse, withDay } from "./day-list.ts";
import type { EditDrafts } from "./edit.ts";
import { setEnd } from "./edit-walks.ts";
import type { StoredDay, StoredPlan } from "./stored-plan.ts";

/**
 * The walker is in a town on the evening of a day. The rest of the leg is planned anew from there, to arrive on
 * the same day if that can be; what was walked stays as it was if it can lead there. Pins to come are kept as
 * long as they allow a plan.
 */
export function hereNow(plan: StoredPlan, day: StoredDay, town: string): EditDrafts {
  const own = plan.days.filter(({ leg }) => leg === day.leg);
  const arrival = own.at(-1)?.number ?? day.number;
  const at = atTown(plan, day, town);
  const pinnedWhere = (isPinned: (other: StoredDay) => boolean): StoredPlan => ({
    ...at,
    days: at.days.map((other) => (other.leg === day.leg ? { ...other, pinned: isPinned(other) } : other)),
  });
  const isHere = ({ number }: StoredDay) => number === day.number;
  const isWalked = ({ number }: StoredDay) => number <= day.number;
  const isArrival = ({ number }: StoredDay) => number === arrival;
  return {
    drafts: [
      pinnedWhere((other) => isWalked(other) || isArrival(other) || other.pinned),
      pinnedWhere((other) => isWalked(other) || isArrival(other)),
      pinnedWhere((other) => isHere(other) || isArrival(other)),
      pinnedWhere(isWalked),
      pinnedWhere(isHere),
    ],
  };
}

/** A night in the town of the evening before is a day of rest. */
function atTown(plan: StoredPlan, day: StoredDay, town: string): StoredPlan {
  if (day.to === town) return plan;
  if (day.from === town) {
    const rest = { kind: "rest", to: town, pinned: true } as const;
    const noHouse = { house: null, houseState: "none", bookingReference: "", priceCents: null } as const;
    return withDay(leavingHouse(plan, day), day.number, { ...rest, ...noHouse });
  }
  const set = setEnd(plan, day, town);
  return ("drafts" in set && set.drafts[0]) || plan;
}
