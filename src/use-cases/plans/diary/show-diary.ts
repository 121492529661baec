import type { Diary, DiaryEntry, DiaryPhoto } from "#contract/plans/diary.ts";
import {
  findPlanPhoto,
  listDiariesOf,
  listDiary,
  listPlanPhotos,
  listPlanPhotosOf,
  type PlanPhotoRecord,
} from "#database/queries/plans/diary.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { requireMember } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { openPlan } from "../plan-access.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

export function presentEntry({ date, text, stamps, walkedM, version }: DiaryEntry): DiaryEntry {
  return { date, text, stamps, walkedM, version };
}

/** @param share token of the share link used */
export function presentDiaryPhoto(photo: PlanPhotoRecord, share?: string): DiaryPhoto {
  const { uuid, planUuid, date, caption, width, height, blur } = photo;
  const address = `/api/plans/${planUuid}/diary/photos/${uuid}`;
  const query = share === undefined ? "" : `?share=${encodeURIComponent(share)}`;
  const urls = { small: `${address}/small.jpg${query}`, large: `${address}/large.jpg${query}` };
  return { uuid, date, caption, width, height, blur, urls };
}

/**
 * The diary of a plan: complete for its owner, the shared part for anybody with the link.
 *
 * @throws UseCaseError `not-found`
 */
export async function showDiary(context: UseCaseContext, uuid: string, share?: string): Promise<Diary> {
  const { record, access } = await openPlan(context, uuid, share);
  const isOwner = access === "owner";
  const entries = isOwner || record.shareDiary ? await listDiary(context.database, uuid) : [];
  const photos = isOwner || record.sharePhotos ? await listPlanPhotos(context.database, uuid) : [];
  const token = isOwner ? undefined : share;
  return { entries: entries.map(presentEntry), photos: photos.map((photo) => presentDiaryPhoto(photo, token)) };
}

/** A file of a photo. @throws UseCaseError `not-found` without access to it */
export async function readDiaryPhoto(
  context: UseCaseContext,
  { plan, photo, size, share }: { plan: string; photo: string; size: "small" | "large"; share?: string | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const { record, access } = await openPlan(context, plan, share);
  if (access !== "owner" && !record.sharePhotos) throw new UseCaseError("not-found");
  const row = isUuid(photo) ? await findPlanPhoto(context.database, photo) : null;
  if (row?.planUuid !== record.uuid) throw new UseCaseError("not-found");
  const file = size === "large" ? row.variants[0] : row.variants.at(-1);
  const content = file ? await context.photos.read(file.key) : null;
  if (content === null) throw new UseCaseError("not-found");
  return content;
}

/** All diaries of the person, with the addresses of their photos. @throws UseCaseError `unauthenticated` */
export async function exportOwnDiaries(context: UseCaseContext): Promise<object> {
  const { uuid } = requireMember(context);
  const entries = await listDiariesOf(context.database, uuid);
  const photos = await listPlanPhotosOf(context.database, uuid);
  return {
    entries: entries.map((entry) => ({ plan: entry.planUuid, ...presentEntry(entry) })),
    photos: photos.map((photo) => ({ plan: photo.planUuid, ...presentDiaryPhoto(photo), blur: undefined })),
  };
}

/** What a share link shows those at home. */
interface ForHome {
  /** Whether the owner shares the current day. */
  readonly showsToday: boolean;
  /** The shared part. */
  readonly diary: Diary;
}

/** The shared view for those at home; null for the owner and if nothing is shared. @throws UseCaseError `not-found` */
export async function showForHome(context: UseCaseContext, uuid: string, share?: string): Promise<ForHome | null> {
  const { record, access } = await openPlan(context, uuid, share);
  const { shareToday, shareDiary, sharePhotos } = record;
  if (access === "owner" || !(shareToday || shareDiary || sharePhotos)) return null;
  return { showsToday: shareToday, diary: await showDiary(context, uuid, share) };
}
