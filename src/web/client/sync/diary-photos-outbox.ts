import type { DiaryPhoto } from "#contract/plans/diary.ts";
import { ApiError } from "#web/client/api/api-response.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { offlineDatabase } from "#web/client/offline/offline-database.ts";

import { createOutbox, type PendingChange } from "./outbox.ts";
import { type OutboxKind, senderOf } from "./send-outbox.ts";

let lastMs = 0;

/** A uuid (version 7) that sorts before every later one of this page: unsent photos are sent in this order. */
export function orderedUuid(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  const time = lastMs.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/**
 * An unsent photo, or the unsent description of one; a picture that is not sent is stored in IndexedDB under the same
 * uuid.
 */
export interface PendingPhoto extends PendingChange {
  readonly member: string;
  readonly uuid: string;
  readonly date: string;
  /** Missing in copies from before photos had descriptions. */
  readonly caption?: string;
  /** The server has the picture: only its description is sent. */
  readonly isSent?: true;
}

export const diaryPhotosOutbox = createOutbox<PendingPhoto>("vieira-diary-photo");

/** Maximum number of unsent photos in a browser. */
export const maxPendingPhotos = 60;

/** Stores a photo until it is sent. Rejects if the browser has no room. */
export async function storePhoto(plan: string, photo: PendingPhoto, picture: Blob): Promise<void> {
  await (await offlineDatabase()).put("diaryPhotos", { uuid: photo.uuid, picture });
  diaryPhotosOutbox.save(diaryPhotosOutbox.keyOf(plan, photo.uuid), photo);
}

export async function pictureOf(uuid: string): Promise<Blob | null> {
  return (await (await offlineDatabase()).get("diaryPhotos", uuid))?.picture ?? null;
}

export async function dropPhoto(key: string, uuid: string): Promise<void> {
  diaryPhotosOutbox.remove(key);
  await (await offlineDatabase()).delete("diaryPhotos", uuid);
}

/** Deletes pictures that no unsent photo needs. */
export async function dropStrayPictures(): Promise<void> {
  const database = await offlineDatabase();
  const pictures = await database.getAllKeys("diaryPhotos");
  // Read afterwards: another tab may just have added a photo, whose picture is stored first.
  const waiting = new Set(diaryPhotosOutbox.list().map(({ change }) => change.uuid));
  for (const uuid of pictures) {
    if (!waiting.has(uuid)) await database.delete("diaryPhotos", uuid);
  }
}

const nothing = {};

async function sendCaption(plan: string, uuid: string, caption: string, isBackground: boolean): Promise<object> {
  try {
    const path = `/plans/${plan}/diary/photos/${uuid}`;
    await siteApi().request<DiaryPhoto>({ method: "PUT", path, body: { caption }, isBackground });
  } catch (error) {
    // The photo was deleted elsewhere: its description is no longer needed. Photos also seem absent to those who are signed out.
    const isDeleted = error instanceof ApiError && error.status === 404 && error.problem !== null;
    if (!isDeleted || siteApi().identity.get() === null) throw error;
  }
  return nothing;
}

/** A new photo has no previous value, so there is nothing to merge. */
const photosKind: OutboxKind<PendingPhoto, object, PendingPhoto> = {
  outbox: diaryPhotosOutbox,
  isToSend: () => true,
  baseOf: () => nothing,
  read: async () => nothing,
  merge: (photo) => photo,
  async send(plan, { uuid, date, caption = "", isSent }, _, isBackground) {
    if (isSent) return sendCaption(plan, uuid, caption, isBackground);
    const picture = await pictureOf(uuid);
    // A browser short of storage may have evicted it.
    if (!picture) return nothing;
    const body = new FormData();
    body.set("uuid", uuid);
    body.set("caption", caption);
    body.set("file", picture, "photo.jpg");
    await siteApi().request<DiaryPhoto>({
      method: "POST",
      path: `/plans/${plan}/diary/${date}/photos`,
      body,
      isBackground,
    });
    await (await offlineDatabase()).delete("diaryPhotos", uuid);
    return nothing;
  },
  afterSent: (now, sent) => (now.caption === sent.caption ? null : { ...now, isSent: true }),
  withProblem: (photo, problem) => ({ ...photo, problem }),
};

export const diaryPhotosSender = senderOf(photosKind);
