import type { RouteGraph } from "../route-graph/route-graph.ts";
import { forgetBooking, withDay } from "./day-list.ts";
import type { EditDrafts, PlanEdit } from "./edit.ts";
import { addRest, moveRest, removeRest, restBefore } from "./edit-rests.ts";
import { mergeDays, moveEnd, setEnd, splitDay } from "./edit-walks.ts";
import { hereNow } from "./here-now.ts";
import type { MeasuredPlan } from "./measure-plan.ts";
import type { StoredPlan } from "./stored-plan.ts";

/** What an edit makes of a plan, before the days that are not pinned are planned anew. */
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
      return { drafts: [forgetBooking(plan, edit.town)], isSettled: true };
    case "waive-compostela":
      return { drafts: [{ ...plan, waivesCompostela: true }], isSettled: true };
    case "want-compostela":
      return { drafts: [{ ...plan, waivesCompostela: false }], isSettled: true };
    case "set-routine":
      return { drafts: [{ ...plan, routine: edit.routine }], isSettled: true };
    case "set-goal-nights":
      return { drafts: [{ ...plan, goalNights: edit.nights }], isSettled: true };
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
  if (!day || !figures || !graph) return { fault: "no_such_day" };
  switch (edit.kind) {
    case "set-end":
      return setEnd(plan, day, edit.to);
    case "end-earlier":
      return moveEnd(plan, day, figures, "earlier");
    case "end-later":
      return moveEnd(plan, day, figures, "later");
    case "pin":
      return { drafts: [withDay(plan, day.number, { pinned: true })], isSettled: true };
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
      return hereNow(plan, day, edit.town);
  }
}
