import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { asShared, type SharedParts } from "#domain/plan-editing/shared-parts.ts";

/** A plan as others than its owner read it: with as much as the owner shows. */
export function sharedRecord(record: PlanRecord): PlanRecord {
  return asShared(record, sharedPartsOf(record));
}

/** What the link to a plan shows of what its owner has written down. */
export function sharedPartsOf(record: PlanRecord): SharedParts {
  const { shareNotes: notes, sharePrices: prices, shareCarry: carry } = record;
  const { shareToday: today, shareDiary: diary, sharePhotos: photos } = record;
  return { notes, prices, carry, today, diary, photos };
}
