import type { Language } from "#domain/text/language.ts";
import { listDiary, listPlanPhotos, type PlanPhotoRecord } from "#database/queries/plans/diary.ts";
import { emptyDiary } from "#domain/plans/diary/diary.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../use-case-error.ts";
import { runTask } from "../../workers/worker-pool.ts";
import { openOwnPlan } from "../plan-access.ts";
import { presentPlan } from "../present-plan.ts";
import type { KeepsakeBook, KeepsakeDay, KeepsakePhoto } from "./keepsake-book.ts";

/** Maximum photos per booklet, each some hundred kilobytes in memory while it is written. */
const maxPhotos = 120;

/**
 * The completed walk as a booklet, for its owner.
 *
 * @throws UseCaseError `not-found` for everybody else, `not-valid` if the diary is empty, `too-many-requests` or
 * `unavailable`
 */
export async function exportKeepsake(context: UseCaseContext, uuid: string, language: Language): Promise<Uint8Array> {
  const record = await openOwnPlan(context, uuid);
  const plan = await presentPlan(context, { record, access: "owner" });
  const entries = await listDiary(context.database, uuid);
  const photos = await listPlanPhotos(context.database, uuid);
  const dates = [...new Set([...entries, ...photos].map(({ date }) => date))].toSorted();
  if (dates.length === 0) throw notValid("diary", "diary_empty");
  let room = maxPhotos;
  const days: KeepsakeDay[] = [];
  for (const date of dates) {
    const { text, stamps, walkedM } = entries.find((entry) => entry.date === date) ?? emptyDiary;
    const ofDay = photos.filter((photo) => photo.date === date).slice(0, room);
    room -= ofDay.length;
    const stage = plan.days.find((day) => day.date === date) ?? null;
    const pictures = await Promise.all(ofDay.map((photo, index) => readPhoto(context, photo, index === 0)));
    days.push({
      date,
      stage: stage && { number: stage.number, kind: stage.kind, fromName: stage.fromName, toName: stage.toName },
      text,
      stamps,
      walkedM,
      photos: pictures.filter((photo) => photo !== null),
    });
  }
  const book: KeepsakeBook = { name: record.name, days, leftOut: Math.max(0, photos.length - maxPhotos) };
  return runTask(context, "files", "writeKeepsake", book, language);
}

/** Null if the file is missing. */
async function readPhoto(
  { photos }: UseCaseContext,
  { caption, variants }: PlanPhotoRecord,
  isLarge: boolean,
): Promise<KeepsakePhoto | null> {
  const file = isLarge ? variants[0] : variants.at(-1);
  const content = file ? await photos.read(file.key) : null;
  return file && content ? { caption, content, width: file.width, height: file.height } : null;
}
