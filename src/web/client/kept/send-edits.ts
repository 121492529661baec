import type { EditedPlan, ShownPlan } from "#contract/plans/shown-plan.ts";
import { ApiError } from "#web/client/api/api-error.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { readKeptPlan } from "./kept-plans.ts";
import { takeAlong } from "./take-along.ts";
import { fieldsOf, type KeptEdit } from "./kept-edit.ts";
import { disputeEdit, dropEdit, dropSentEdit, listKeptEdits, putEdit } from "./kept-edits.ts";
import { mergeEdit } from "./merge-edit.ts";

/** Answers that say nothing of the change itself: it waits for a better moment. */
const passing = new Set([0, 401, 403, 404, 408, 419, 425, 429]);
/** The plan may be changed by others between being read and written. */
const attempts = 3;

async function readPlan(uuid: string): Promise<ShownPlan> {
  return siteApi().request<ShownPlan>({ method: "GET", path: `/plans/${uuid}` });
}

/** Sends one change, or notes why it cannot be. @returns the plan after it */
async function sendEdit(edit: KeptEdit, plan: ShownPlan, left = attempts): Promise<ShownPlan> {
  const day = plan.days.find(({ key }) => key === edit.dayKey);
  if (!day) {
    disputeEdit(edit, "day-gone");
    return plan;
  }
  const merge = mergeEdit(edit, day);
  if (merge.is === "dispute") {
    disputeEdit(edit, { theirs: merge.theirs });
    return plan;
  }
  const fields = Object.keys(merge.update) as (keyof typeof merge.update)[];
  try {
    const after =
      fields.length === 0
        ? plan
        : (
            await siteApi().request<EditedPlan>({
              method: "PATCH",
              path: `/plans/${plan.uuid}/days/${day.number}`,
              headers: { "If-Match": `"${plan.version}"` },
              body: merge.update,
              isBackground: true,
            })
          ).plan;
    dropSentEdit(edit);
    return after;
  } catch (error) {
    if (!(error instanceof ApiError) || passing.has(error.status) || error.status >= 500) throw error;
    if (error.status === 409 && left > 1) return sendEdit(edit, await readPlan(plan.uuid), left - 1);
    disputeEdit(edit, { theirs: fieldsOf(day, fields) });
    return plan;
  }
}

async function sendEditsOfPlan(uuid: string, edits: readonly KeptEdit[], member: string): Promise<void> {
  let plan = await readPlan(uuid);
  for (const edit of edits) plan = await sendEdit(edit, plan);
  const kept = await readKeptPlan(uuid);
  // An earlier copy is renewed when the plan is opened next.
  if (kept) await takeAlong({ uuid, share: null, member, isTakenAlong: kept.isTakenAlong }).catch(() => undefined);
}

function editsToSend(member: string): readonly KeptEdit[] {
  return listKeptEdits().filter((edit) => edit.dispute === null && edit.member === member);
}

/** Whether changes wait that nobody has to look at. */
export function hasEditsToSend(member: string): boolean {
  return editsToSend(member).length > 0;
}

/**
 * Sends what was changed without a network, each plan's changes in one go. What cannot be sent now stays; what others have
 * written over is noted, for somebody to decide.
 *
 * @param waits whether to wait for whoever sends already, who may have begun before the last change
 * @returns whether anything was sent or noted
 */
export async function sendEdits(member: string, waits = false): Promise<boolean> {
  const send = async (lock: Lock | null) => {
    let isChanged = false;
    // Without it, somebody else is at it.
    for (const [plan, edits] of lock ? Map.groupBy(editsToSend(member), (edit) => edit.plan) : []) {
      try {
        await sendEditsOfPlan(plan, edits, member);
        isChanged = true;
      } catch {
        // The network is gone again, or the session is: the changes wait.
      }
    }
    return isChanged;
  };
  return navigator.locks.request("vieira-edits", { ifAvailable: !waits }, send);
}

/** Settles what others have written over: by sending it all the same, or by leaving theirs. */
export async function settleEdit(edit: KeptEdit, choice: "mine" | "theirs", member: string): Promise<void> {
  if (choice === "theirs" || edit.dispute === null || edit.dispute === "day-gone") return dropEdit(edit.id);
  putEdit({ ...edit, before: { ...edit.before, ...edit.dispute.theirs }, dispute: null });
  await sendEdits(member, true);
}
