import type { DiaryEntry, DiaryWriting } from "#contract/plans/diary.ts";
import { listDiary, writeDiary as writeOver } from "#database/queries/plans/diary.ts";
import { emptyDiary } from "#domain/plans/diary/diary.ts";
import { dayOfPlan } from "#domain/plans/today/running-plan.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { type ExpectedVersion, isExpected, notValid, VersionConflict } from "#use-cases/use-case-error.ts";
import { openOwnPlan } from "../plan-access.ts";
import { presentEntry } from "./show-diary.ts";

/** Carries the current day. */
class DiaryConflict extends VersionConflict<DiaryEntry> {
  override readonly name = "DiaryConflict";
}

/** Days after a plan on which its diary is still open: people walk longer than planned. */
const daysAfter = 60;

/** @throws UseCaseError `not-valid` for dates outside the plan */
export function checkDate({ startDate, days }: PlanRecord, date: string): void {
  const isNear = dayOfPlan({ startDate, days: days.length + daysAfter }, date) !== null;
  if (!isNear) throw notValid("date", "not_of_plan");
}

/**
 * Writes a day of the diary if the version the change is based on is current; 0 for an empty day.
 *
 * @throws UseCaseError `not-found` for everybody but the owner, `version-missing`, or `not-valid`
 * @throws DiaryConflict with the current day
 */
export async function writeDiary(
  context: UseCaseContext,
  uuid: string,
  date: string,
  writing: DiaryWriting,
  version: ExpectedVersion,
): Promise<DiaryEntry> {
  const plan = await openOwnPlan(context, uuid);
  checkDate(plan, date);
  for (;;) {
    const existing = (await listDiary(context.database, uuid)).find((entry) => entry.date === date);
    const before = presentEntry({ version: 0, ...emptyDiary, ...existing, date });
    if (!isExpected(version, before.version)) throw new DiaryConflict(before);
    const values = { planUuid: uuid, date, ...writing, version: before.version, updatedAt: context.now() };
    if (await writeOver(context.database, values)) return { date, ...writing, version: before.version + 1 };
    // Somebody else was faster: a named version is found to be outdated in the next round.
  }
}
