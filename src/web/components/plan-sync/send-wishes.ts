import type { PlanCreation } from "#contract/plans/plans.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { ApiError } from "#web/client/api/api-error.ts";
import { withClosedDraft } from "#web/client/drafts/draft-locks.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { completeLegs } from "./complete-legs.ts";
import { type WishDraft, wishesToSend } from "./kept-wishes.ts";
import { mergeWishes } from "./wish-parts.ts";
import { updateOf, wishOf } from "./wish-requests.ts";

/** The plan may be changed by others between being read and written. */
const attempts = 3;
/** Answers that say nothing of the wishes themselves: they wait for a better moment. */
const passing = new Set([0, 401, 403, 408, 419, 425, 429]);

/** A plan as the server tells of it, and the way to change its wishes. Both throw `ApiError` or a network failure. */
export interface PlanDoor {
  read(): Promise<Pick<ShownPlan, "name" | "input" | "nextLegs" | "version">>;
  change(version: number, update: object): Promise<unknown>;
}

function doorOf(uuid: string): PlanDoor {
  const path = `/plans/${uuid}`;
  return {
    read: () => siteApi().request<ShownPlan>({ method: "GET", path }),
    change: (version, body) =>
      siteApi().request({ method: "PATCH", path, headers: { "If-Match": `"${version}"` }, body, isBackground: true }),
  };
}

/** What becomes of wishes: they are kept, wait for a better moment, or somebody has to look at them. */
type WishEnd = "sent" | "waits" | "contested";

/** Sends wishes, on top of what others have changed meanwhile where that fits. */
export async function sendWish(door: PlanDoor, draft: WishDraft, left = attempts): Promise<WishEnd> {
  try {
    const { version, name, input, nextLegs } = await door.read();
    // The server answers wishes in the shape in which it takes them.
    const kept = { name, input, nextLegs } as unknown as PlanCreation;
    const theirs = wishOf(kept);
    const { wish, contests } = mergeWishes(draft.begun, draft.wish, theirs);
    if (contests.length > 0) return "contested";
    const update = updateOf(theirs, wish, completeLegs(draft.page.legs, kept.nextLegs));
    if (Object.keys(update).length > 0) await door.change(version, update);
    return "sent";
  } catch (error) {
    if (!(error instanceof ApiError) || passing.has(error.status) || error.status >= 500) return "waits";
    if (error.status !== 409) return "contested";
    return left > 1 ? sendWish(door, draft, left - 1) : "waits";
  }
}

/**
 * Sends wishes that were to be saved on pages which are no longer open. What others have changed too, and what cannot be
 * met, is marked, for somebody to settle in the form.
 *
 * @returns whether anything was sent or marked
 */
export async function sendWishes(member: string): Promise<boolean> {
  let isChanged = false;
  for (const { key, plan, draft, forget, replace } of wishesToSend(member)) {
    const end = await withClosedDraft(key, async () => {
      const became = await sendWish(doorOf(plan), draft);
      if (became === "sent") forget();
      else if (became === "contested") replace({ ...draft, isContested: true });
      return became;
    });
    isChanged ||= end === "sent" || end === "contested";
  }
  return isChanged;
}
