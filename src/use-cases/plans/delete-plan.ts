import { inTransaction } from "#database/connection/transaction.ts";
import { listPlanPhotos, lockPlan } from "#database/queries/plans/diary.ts";
import { deletePlan as removePlan } from "#database/queries/plans/plans.ts";
import { removePhotoFiles } from "#use-cases/imported-files/remove-photo-files.ts";
import type { UseCaseContext } from "../context.ts";
import type { ExpectedVersion } from "../use-case-error.ts";
import { changePlan, conflict } from "./plan-access.ts";

/**
 * Deletes a plan with its diary. The files of its photos follow without being waited for, as those of an account do.
 *
 * @throws PlanConflict, UseCaseError `not-found` or `version-missing`
 */
export async function deletePlan(context: UseCaseContext, uuid: string, expected: ExpectedVersion): Promise<void> {
  await changePlan(context, uuid, expected, async (plan) => {
    const photos = await inTransaction(context.database, async (tx) => {
      await lockPlan(tx, uuid);
      const ofPlan = await listPlanPhotos(tx, uuid);
      return (await removePlan(tx, plan)) ? ofPlan : null;
    });
    if (photos === null) throw await conflict(context, uuid);
    void removePhotoFiles(
      context,
      photos.flatMap(({ variants }) => variants),
    );
  });
}
