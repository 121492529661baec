import type { PlanDayUpdate } from "#contract/plans/plans.ts";
import { loadChosenHouses } from "#database/queries/plans/plan-facts.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { withDay } from "#domain/plans/editing/edits/day-list.ts";
import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import { changesBetween } from "#domain/plans/editing/plan-changes.ts";
import { maxNotes, type StoredDay } from "#domain/plans/editing/stored-plan.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError, type ExpectedVersion } from "../../use-case-error.ts";
import { type EditResult, editedPlan } from "./edit-plan.ts";
import { saveChange, changePlan } from "../plan-access.ts";

/**
 * Changes a day: first its end, then what is attached to it.
 *
 * @param number calendar day of the plan, from 1
 * @throws PlanConflict, PlanNotPossible, UseCaseError `not-found`, `version-missing` or `not-valid`
 */
export async function updateDay(
  context: UseCaseContext,
  uuid: string,
  number: number,
  update: PlanDayUpdate,
  expected: ExpectedVersion,
): Promise<EditResult> {
  return changePlan(context, uuid, expected, async (before) => {
    if (!before.days[number - 1]) throw new UseCaseError("not-found");
    let draft = before;
    for (const { edit, field } of editsOf(before, number, update)) {
      draft = { ...draft, ...(await editedPlan(context, draft, edit, field)) };
    }
    const day = draft.days[number - 1];
    if (!day) throw notValid("kind", "no_such_day");
    const after = { ...draft, days: withDay(draft, number, await notesAfter(context, day, update)).days };
    const plan = await saveChange(context, before, after);
    return { plan, changes: changesBetween(before, after), preview: false };
  });
}

/** The edits for a change of a day, in the order of their application. */
function editsOf(
  plan: PlanRecord,
  number: number,
  { to, kind, pinned }: PlanDayUpdate,
): { edit: PlanEdit; field: string }[] {
  const day = plan.days[number - 1];
  const edits: { edit: PlanEdit; field: string }[] = [];
  if (!day) return edits;
  if (kind === "rest" && day.kind === "walk") {
    // A rest day ends where it begins.
    if (to !== undefined && to !== day.from) throw notValid("to", "not_a_walk");
    edits.push({ edit: { kind: "rest-before", day: number }, field: "kind" });
  } else if (kind === "walk" && day.kind === "rest") {
    edits.push({ edit: { kind: "remove-rest", day: number }, field: "kind" });
  } else if (to !== undefined && day.kind === "rest" && to !== day.to) {
    throw notValid("to", "not_a_walk");
  }
  const isWalk = kind === "walk" || (kind === undefined && day.kind === "walk");
  if (to !== undefined && isWalk) edits.push({ edit: { kind: "set-end", day: number, to }, field: "to" });
  if (pinned !== undefined) {
    edits.push({ edit: { kind: pinned ? "pin" : "unpin", day: number }, field: "pinned" });
  }
  return edits;
}

/** Merged days may have longer notes than the limit for entering them. */
function rejectLongWords(field: string, text: string | undefined, before: string): void {
  if (text === undefined || text.length <= Math.max(maxNotes, before.length)) return;
  throw notValid(field, "words_too_long");
}

async function notesAfter(context: UseCaseContext, day: StoredDay, update: PlanDayUpdate): Promise<Partial<StoredDay>> {
  const { house, houseState, bookingReference, priceCents, notes, carry } = update;
  rejectLongWords("notes", notes, day.notes);
  rejectLongWords("carry", carry, day.carry);
  if (house !== undefined && house !== null && house !== day.house) {
    const chosen = (await loadChosenHouses(context.database, [house])).get(house);
    if (!chosen?.published) throw notValid("house", "unknown_house");
    if (chosen.townSlug !== day.to) throw notValid("house", "house_of_other_town");
  }
  // A different house, or none, has not been contacted or booked yet, and has no reference and no price.
  const isOtherHouse = house !== undefined && house !== day.house;
  const fresh = { houseState: "none", bookingReference: "", priceCents: null } as const;
  return {
    ...(isOtherHouse && { house, ...fresh }),
    ...(houseState !== undefined && { houseState }),
    ...(bookingReference !== undefined && { bookingReference }),
    ...(priceCents !== undefined && { priceCents }),
    ...(notes !== undefined && { notes }),
    ...(carry !== undefined && { carry }),
  };
}
