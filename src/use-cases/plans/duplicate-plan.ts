import type { UseCaseContext } from "../context.ts";
import { requireMember } from "../actor.ts";
import { keepNewPlan } from "./create-plan.ts";
import { openPlan } from "./plan-access.ts";
import type { ReadPlan } from "./present-plan.ts";

/**
 * A copy for the person who asks, of a plan of their own or of one that was shared with them. A copy of another's
 * plan takes the days and the notes, not what was asked or booked.
 *
 * @throws UseCaseError `not-found`, `unauthenticated`, or `not-valid` at 100 plans
 */
export async function duplicatePlan(
  context: UseCaseContext,
  uuid: string,
  name: string | undefined,
  shareToken?: string,
): Promise<ReadPlan> {
  const { record, access } = await openPlan(context, uuid, shareToken);
  requireMember(context);
  const days =
    access === "owner"
      ? record.days
      : record.days.map((day) => ({ ...day, houseState: "none" as const, bookingReference: "", priceCents: null }));
  const { startDate, legs, routine, goalNights } = record;
  const leftBehind = access === "owner" ? record.leftBehind : [];
  const waivesCompostela = access === "owner" && record.waivesCompostela;
  return keepNewPlan(context, {
    name: name ?? record.name,
    startDate,
    legs,
    leftBehind,
    waivesCompostela,
    routine,
    goalNights,
    days,
  });
}
