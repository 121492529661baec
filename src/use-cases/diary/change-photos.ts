import type { DiaryPhoto } from "#contract/plans/diary.ts";
import { isUuid } from "#contract/http/uuid.ts";
import {
  captionPlanPhoto,
  countPlanPhotos,
  deletePlanPhoto,
  findPlanPhoto,
  insertPlanPhoto,
  lockPlan,
  type PlanPhotoRecord,
} from "#database/queries/plans/diary.ts";
import { inTransaction } from "#database/transaction.ts";
import { maxDayPhotos, maxPlanPhotos } from "#domain/diary/diary-limits.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "../security/attempt-limit.ts";
import type { UseCaseContext } from "../context.ts";
import { runFileTask } from "../imported-files/run-file-task.ts";
import { openOwnPlan } from "../plans/plan-access.ts";
import type { SentPicture } from "#use-cases/imported-files/sent-file.ts";
import { removePhotoFiles } from "#use-cases/imported-files/remove-photo-files.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { presentDiaryPhoto } from "./show-diary.ts";
import { checkDate } from "./write-diary.ts";

/** Making pictures anew is work: so many for one person. */
const limit: AttemptLimit = { name: "diary-photo", most: 120, withinMs: 3_600_000 };

/** Files of diaries lie here, where the addresses of published photos lead nobody. */
const folder = "diary/";

interface NewDiaryPhoto {
  /** Made by the device. */
  readonly uuid: string;
  readonly date: string;
  readonly caption: string;
}

/**
 * Adds a photo to a day of the diary; the same one sent again is the one that is there.
 *
 * @throws UseCaseError `not-found` for everybody but the owner, `not-valid` for too many and for broken files, `unsupported` and
 * `too-large` for files that are not taken, `too-many-requests` or `unavailable`
 */
export async function addDiaryPhoto(
  context: UseCaseContext,
  planUuid: string,
  { uuid, date, caption }: NewDiaryPhoto,
  { bytes, ...label }: SentPicture,
): Promise<DiaryPhoto> {
  const plan = await openOwnPlan(context, planUuid);
  checkDate(plan, date);
  if (!isUuid(uuid)) throw notValid("uuid", "unknown_record");
  const known = await findPlanPhoto(context.database, uuid);
  if (known) {
    if (known.planUuid !== planUuid) throw new UseCaseError("not-found");
    return presentDiaryPhoto(known);
  }
  refuseMany(await countPlanPhotos(context.database, planUuid, date));
  await countAttempt(context, limit, attemptKey(limit, plan.ownerUuid));
  const prepared = await runFileTask(context, "pictures", "prepareSentPhoto", bytes, label, true);
  const variants = prepared.files.map(({ content, ...file }) => ({
    ...file,
    bytes: content.byteLength,
    // Somebody else's photo of the same uuid, sent at the same time, keeps its files.
    key: `${folder}${crypto.randomUUID()}-${file.width}.jpg`,
    content,
  }));
  try {
    for (const { key, content } of variants) await context.photos.write(key, content);
    const { width, height, blur } = prepared;
    const stored = variants.map(({ content: _, ...variant }) => variant);
    const photo = { uuid, planUuid, date, caption, width, height, blur, variants: stored, createdAt: context.now() };
    const kept = await inTransaction(context.database, async (tx) => {
      if (!(await lockPlan(tx, planUuid))) throw new UseCaseError("not-found");
      const same = await findPlanPhoto(tx, uuid);
      if (same?.planUuid === planUuid) return same;
      refuseMany(await countPlanPhotos(tx, planUuid, date));
      if (!(await insertPlanPhoto(tx, photo))) throw new UseCaseError("not-found");
      return photo;
    });
    if (kept !== photo) await removePhotoFiles(context, variants);
    return presentDiaryPhoto(kept);
  } catch (error) {
    await removePhotoFiles(context, variants);
    throw error;
  }
}

function refuseMany({ ofDay, ofPlan }: { readonly ofDay: number; readonly ofPlan: number }): void {
  if (ofDay >= maxDayPhotos) throw notValid("file", "too_many_photos_of_day");
  if (ofPlan >= maxPlanPhotos) throw notValid("file", "too_many_photos_of_plan");
}

/** @throws UseCaseError `not-found` for everybody but the owner */
async function openOwnPhoto(context: UseCaseContext, planUuid: string, uuid: string): Promise<PlanPhotoRecord> {
  await openOwnPlan(context, planUuid);
  const photo = isUuid(uuid) ? await findPlanPhoto(context.database, uuid) : null;
  if (photo?.planUuid !== planUuid) throw new UseCaseError("not-found");
  return photo;
}

/** Writes other words beside a photo; those written last stay. @throws UseCaseError `not-found` for everybody but the owner */
export async function captionDiaryPhoto(
  context: UseCaseContext,
  planUuid: string,
  uuid: string,
  caption: string,
): Promise<DiaryPhoto> {
  const photo = await openOwnPhoto(context, planUuid, uuid);
  await captionPlanPhoto(context.database, uuid, caption);
  return presentDiaryPhoto({ ...photo, caption });
}

/** Removes a photo for good. @throws UseCaseError `not-found` for everybody but the owner */
export async function removeDiaryPhoto(context: UseCaseContext, planUuid: string, uuid: string): Promise<void> {
  const photo = await openOwnPhoto(context, planUuid, uuid);
  await deletePlanPhoto(context.database, uuid);
  await removePhotoFiles(context, photo.variants);
}
