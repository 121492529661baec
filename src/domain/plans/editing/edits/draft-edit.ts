import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { forgetBooking, leavingHouse, withDay } from "./day-list.ts";
import type { EditDrafts, PlanEdit } from "./edit.ts";
import { addRest, moveRest, removeRest, restBefore } from "./edit-rests.ts";
import { mergeDays, moveEnd, setEnd, splitDay } from "./edit-walks.ts";
import type { MeasuredPlan } from "../measure-plan.ts";
import type { StoredDay, StoredPlan } from "../stored-plan.ts";

/** The effect of an edit on a plan, before days without pins are replanned. */
export function draftEdit(
  plan: StoredPlan,
  measured: MeasuredPlan,
  graphs: readonly RouteGraph[],
  edit: PlanEdit,
): EditDrafts {
  switch (edit.kind) {
    case "replan":
      return { drafts: [plan] };
    case "unpin-all":
      return { drafts: [{ ...plan, days: plan.days.map((day) => ({ ...day, pinned: false })) }] };
    case "forget-booking":
      return { drafts: [forgetBooking(plan, edit.town)], isComplete: true };
    case "waive-compostela":
      return { drafts: [{ ...plan, waivesCompostela: true }], isComplete: true };
    case "want-compostela":
      return { drafts: [{ ...plan, waivesCompostela: false }], isComplete: true };
    case "set-routine":
      return { drafts: [{ ...plan, routine: edit.routine }], isComplete: true };
    case "set-goal-nights":
      return { drafts: [{ ...plan, goalNights: edit.nights }], isComplete: true };
    default:
      return draftDayEdit(plan, measured, graphs, edit);
  }
}

function draftDayEdit(
  plan: StoredPlan,
  measured: MeasuredPlan,
  graphs: readonly RouteGraph[],
  edit: Extract<PlanEdit, { day: number }>,
): EditDrafts {
  const day = plan.days[edit.day - 1];
  const figures = measured.days[edit.day - 1];
  const graph = graphs[day?.leg ?? 0];
  if (!day || !figures || !graph) return { error: "no_such_day" };
  switch (edit.kind) {
    case "set-end":
      return setEnd(plan, day, edit.to);
    case "end-earlier":
      return moveEnd(plan, day, figures, "earlier");
    case "end-later":
      return moveEnd(plan, day, figures, "later");
    case "pin":
      return { drafts: [withDay(plan, day.number, { pinned: true })], isComplete: true };
    case "unpin":
      return { drafts: [withDay(plan, day.number, { pinned: false })] };
    case "add-rest":
      return addRest(plan, day);
    case "rest-before":
      return restBefore(plan, day);
    case "remove-rest":
      return removeRest(plan, day);
    case "rest-earlier":
      return moveRest(plan, day, "earlier");
    case "rest-later":
      return moveRest(plan, day, "later");
    case "split":
      return splitDay(plan, day, figures, graph, edit.at);
    case "merge":
      return mergeDays(plan, day);
    case "here":
      return hereNow(plan, day, edit.town, edit.arrival !== "any");
  }
}

/**
 * The walker is in a town on the evening of a day. The rest of the leg is replanned from there, arriving on the same
 * day if requested and possible; the days already walked stay if they can lead there. Later pins are kept as long as
 * they allow a plan.
 */
function hereNow(plan: StoredPlan, day: StoredDay, town: string, keepsArrival: boolean): EditDrafts {
  const own = plan.days.filter(({ leg }) => leg === day.leg);
  const arrival = own.at(-1)?.number ?? day.number;
  const at = atTown(plan, day, town);
  const pinnedWhere = (isPinned: (other: StoredDay) => boolean): StoredPlan => ({
    ...at,
    days: at.days.map((other) => (other.leg === day.leg ? { ...other, pinned: isPinned(other) } : other)),
  });
  const isHere = ({ number }: StoredDay) => number === day.number;
  const isWalked = ({ number }: StoredDay) => number <= day.number;
  const isArrival = ({ number }: StoredDay) => keepsArrival && number === arrival;
  return {
    drafts: [
      pinnedWhere(
        (other) => isWalked(other) || isArrival(other) || (other.pinned && (keepsArrival || other.number < arrival)),
      ),
      pinnedWhere((other) => isWalked(other) || isArrival(other)),
      pinnedWhere((other) => isHere(other) || isArrival(other)),
      pinnedWhere(isWalked),
      pinnedWhere(isHere),
    ],
  };
}

/** A night in the town of the previous evening is a rest day. */
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
