import { createHash } from "node:crypto";
import { usualArrangements, isOversize } from "#domain/plans/editing/stored-plan.ts";
import { maxPlans, type PlanCreation } from "#contract/plans/plans.ts";
import { newUuid } from "#database/rows.ts";
import {
  countPlans,
  findPlanMadeBy,
  insertPlan,
  type PlanContent,
  type PlanRecord,
  releaseChangedPlan,
} from "#database/queries/plans/plans.ts";
import { lockUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { describeStoredPlan } from "./describe-stored-plan.ts";
import { replanLegs, type Replan } from "./legs/replan-legs.ts";
import { readPlan, type ReadPlan } from "./present-plan.ts";
import { showPlan } from "./read/show-plan.ts";
import { openPlan } from "./plan-access.ts";
import type { PlanContentRequest } from "#contract/plans/plan-content.ts";
import { checkContent } from "./edit/restore-plan.ts";

/**
 * Plans a walk and saves it. Requests with the same idempotency key create one plan, and all return it.
 *
 * @throws UseCaseError `not-valid` at 100 plans; PlanNotPossible if no plan meets the options
 */
export async function createPlan(
  context: UseCaseContext,
  { name, input, nextLegs }: PlanCreation,
  idempotencyKey: string | null = null,
): Promise<ReadPlan> {
  const { uuid: owner } = requireMember(context);
  const created = idempotencyKey === null ? null : await findPlanMadeBy(context.database, owner, idempotencyKey);
  if (created !== null) return showPlan(context, created);
  return saveNewPlan(context, { name, ...(await planNewWalk(context, { input, nextLegs })).plan }, idempotencyKey);
}

/**
 * Plans a walk and saves it, unless that has been done before under the same name: then returns the plan of that time,
 * as long as nobody has changed it since.
 *
 * @throws as `createPlan`
 */
export async function createPlanOnce(context: UseCaseContext, creation: PlanCreation): Promise<ReadPlan> {
  const key = `planner ${createHash("sha256").update(JSON.stringify(creation)).digest("base64url")}`;
  await releaseChangedPlan(context.database, requireMember(context).uuid, key);
  return createPlan(context, creation, key);
}

/** A new plan for options, with nothing attached to it. @throws as `replanLegs` */
export async function planNewWalk(
  context: UseCaseContext,
  { input, nextLegs = [] }: Omit<PlanCreation, "name">,
): Promise<Replan> {
  const { startDate = null, ...first } = input;
  const empty = { startDate, legs: [], days: [], leftBehind: [], ...usualArrangements };
  return replanLegs(context, [first, ...nextLegs], empty, ({ pins }) => pins);
}

/** The stored record of a new plan. */
export function newRecord(owner: string, content: PlanContent, now: Date): PlanRecord {
  const shows = { shareNotes: false, sharePrices: false, shareCarry: false, shareToday: false, shareDiary: false };
  const links = { shareToken: null, ...shows, sharePhotos: false, shareUntil: null, calendarToken: null };
  return { ...content, uuid: newUuid(), ownerUuid: owner, version: 1, ...links, createdAt: now, updatedAt: now };
}

/**
 * Saves an existing plan. The response is computed first, as in `saveChange`.
 *
 * @throws UseCaseError `not-valid` at 100 plans, and if it is too large; `too-many-requests` or `unavailable` under
 * load
 */
export async function saveNewPlan(
  context: UseCaseContext,
  content: PlanContent,
  idempotencyKey: string | null = null,
): Promise<ReadPlan> {
  const member = requireMember(context);
  if (isOversize(content, null)) throw notValid("notes", "plan_too_large");
  const record = newRecord(member.uuid, content, context.now());
  const described = await describeStoredPlan(context, record);
  const before = await inTransaction(context.database, async (tx) => {
    // Serialised, so that two tabs cannot both create the hundredth.
    if ((await lockUser(tx, member.uuid)) === null) throw new UseCaseError("unauthenticated");
    const existing = idempotencyKey === null ? null : await findPlanMadeBy(tx, member.uuid, idempotencyKey);
    if (existing !== null) return existing;
    if ((await countPlans(tx, member.uuid)) >= maxPlans) throw notValid("plans", "too_many_plans");
    await insertPlan(tx, record, idempotencyKey);
    return null;
  });
  return before === null ? readPlan(context, described, "owner") : showPlan(context, before);
}

/**
 * A copy for the current person, of one of their own plans or of one shared with them. A copy of somebody else's plan
 * includes days and notes, but not requests and bookings.
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
  return saveNewPlan(context, {
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

/**
 * Saves days as a new plan, as when a deletion is undone. Nothing is replanned; links to the old plan stay invalid.
 *
 * @throws UseCaseError `not-valid` for inconsistent days, and at 100 plans
 */
export async function recreatePlan(
  context: UseCaseContext,
  name: string,
  content: PlanContentRequest,
): Promise<ReadPlan> {
  return saveNewPlan(context, { name, ...(await checkContent(context, content)) });
}
