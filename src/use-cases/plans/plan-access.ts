import { timingSafeEqual } from "node:crypto";
import { isUuid } from "#contract/http/field-types.ts";
import { canonical } from "#domain/text/canonical.ts";
import { findPlan, type PlanRecord, type PlanContent, replacePlan } from "#database/queries/plans/plans.ts";
import { owns } from "#domain/accounts/permissions.ts";
import { auditedPerson } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { type ExpectedVersion, isExpected, UseCaseError, VersionConflict, notValid } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { sharedRecord, presentPlan, type ReadPlan, readPlan } from "./present-plan.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { isOversize } from "#domain/plans/editing/stored-plan.ts";
import { describeStoredPlan } from "./describe-stored-plan.ts";

/** Carries the current plan. */
export class PlanConflict extends VersionConflict<ReadPlan> {
  override readonly name = "PlanConflict";
}

type PlanAccess = "owner" | "shared";

export interface OpenedPlan {
  readonly record: PlanRecord;
  readonly access: PlanAccess;
}

function isSame(provided: string, token: string): boolean {
  const [a, b] = [Buffer.from(provided), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a link has expired: its last day, an ISO date, has ended everywhere on earth. */
export function hasExpired(lastDay: string | null, now: Date): boolean {
  return lastDay !== null && now.getTime() >= Date.parse(`${lastDay}T24:00:00-12:00`);
}

/**
 * Opens a plan for reading, for its owner or with its share link.
 *
 * @throws UseCaseError `not-found` for everybody else, so as not to reveal which plans exist
 */
export async function openPlan(context: UseCaseContext, uuid: string, shareToken?: string): Promise<OpenedPlan> {
  const record = isUuid(uuid) ? await findPlan(context.database, uuid) : null;
  if (record && owns(auditedPerson(context.actor), record)) return { record, access: "owner" };
  if (record?.shareToken != null && shareToken !== undefined && isSame(shareToken, record.shareToken)) {
    if (hasExpired(record.shareUntil, context.now())) throw new UseCaseError("not-found");
    return { record: sharedRecord(record), access: "shared" };
  }
  if (record) logSecurity(context, "access-denied", { subject: uuid, reason: "plan" });
  throw new UseCaseError("not-found");
}

/** Opens one of the person's own plans. @throws UseCaseError `not-found` for everybody else */
export async function openOwnPlan(context: UseCaseContext, uuid: string): Promise<PlanRecord> {
  return (await openPlan(context, uuid)).record;
}

/** In each round one of the concurrent writers succeeds, so this is how many there may be. */
const attempts = 12;

/**
 * Changes a plan. A change without an expected version never fails because of a concurrent one: it is reapplied to the
 * new state.
 *
 * @param change may run several times
 * @throws UseCaseError `not-found` for strangers, `version-missing` without a version
 * @throws PlanConflict with the current plan if the version is outdated
 */
export async function changePlan<Result>(
  context: UseCaseContext,
  uuid: string,
  expected: ExpectedVersion,
  change: (before: PlanRecord) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await openOwnPlan(context, uuid);
    if (!isExpected(expected, before.version)) throw await conflictOf(context, before);
    try {
      return await change(before);
    } catch (error) {
      if (expected !== "any" || !(error instanceof PlanConflict) || attempt === attempts) throw error;
    }
  }
}

/** The error for a concurrent change. */
export async function conflict(context: UseCaseContext, uuid: string): Promise<Error> {
  return conflictOf(context, await openOwnPlan(context, uuid));
}

async function conflictOf(context: UseCaseContext, record: PlanRecord): Promise<PlanConflict> {
  return new PlanConflict(await presentPlan(context, { record, access: "owner" }));
}

/**
 * Saves a change if the version it is based on is current. The response is computed first: a saved change is never
 * answered with an error. A change to what the plan is already writes nothing and leaves its version, or other devices
 * would take their copy for outdated.
 *
 * @returns the saved plan
 * @throws PlanConflict after a concurrent change, UseCaseError `not-valid` if the plan would be too large,
 * `too-many-requests` or `unavailable` under load; nothing is written then
 */
export async function saveChange(context: UseCaseContext, before: PlanRecord, after: PlanContent): Promise<ReadPlan> {
  const { name, startDate, legs, leftBehind, waivesCompostela, routine, goalNights, days } = after;
  if (isOversize(after, before)) throw notValid("notes", "plan_too_large");
  const content = { name, startDate, legs, leftBehind, waivesCompostela, routine, goalNights, days };
  if (canonical({ ...before, ...content }) === canonical(before))
    return presentPlan(context, { record: before, access: "owner" });
  const now = context.now();
  const record = { ...before, ...content, version: before.version + 1, updatedAt: now };
  const described = await describeStoredPlan(context, record);
  const isWritten = await inTransaction(context.database, (tx) => replacePlan(tx, before, content, now));
  if (!isWritten) throw await conflict(context, before.uuid);
  return readPlan(context, described, "owner");
}
