import type { DiaryEntry, DiaryWriting } from "#contract/plans/diary.ts";
import { listDiary, writeDiary as writeOver } from "#database/queries/plans/diary.ts";
import { emptyDiary } from "#domain/diary/merge-diary.ts";
import { dayOfPlan } from "#domain/today/running-plan.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import type { UseCaseContext } from "../context.ts";
import { type ExpectedVersion, isExpected } from "../expected-version.ts";
import { openOwnPlan } from "../plans/plan-access.ts";
import { presentEntry } from "./show-diary.ts";
import { notValid, VersionConflict } from "../use-case-error.ts";

/** With the day as it is now. */
export class DiaryConflict extends VersionConflict<DiaryEntry> {
  override readonly name = "DiaryConflict";
}

/** Days after a plan on which its diary is still written: people walk longer than they have planned. */
const daysAfter = 60;

/** @throws UseCaseError `not-valid` for dates that have nothing to do with the plan */
export function checkDate({ startDate, days }: PlanRecord, date: string): void {
  const isNear = dayOfPlan({ startDate, days: days.length + daysAfter }, date) !== null;
  if (!isNear) throw notValid("date", "not_of_plan");
}

/**
 * Writes a day of the diary over the version that the change builds on; 0 for a day on which nothing is written.
 *
 * @throws UseCaseError `not-found` for everybody but the owner, `version-missing`, or `not-valid`
 * @throws DiaryConflict with the day as it is now
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
    const found = (await listDiary(context.database, uuid)).find((entry) => entry.date === date);
    const before = presentEntry({ version: 0, ...emptyDiary, ...found, date });
    if (!isExpected(version, before.version)) throw new DiaryConflict(before);
    const values = { planUuid: uuid, date, ...writing, version: before.version, updatedAt: context.now() };
    if (await writeOver(context.database, values)) return { date, ...writing, version: before.version + 1 };
    // Somebody else was faster: whoever has named a version hears of it in the next round.
  }
}
