import type { DiaryPhoto } from "#contract/plans/diary.ts";
import { ApiError } from "#web/client/api/api-error.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { offlineDatabase } from "#web/client/offline/offline-database.ts";

import { createOutbox, type PendingChange } from "./outbox.ts";
import { type OutboxKind, senderOf } from "./send-outbox.ts";

let lastMs = 0;

/** A uuid (version 7) after which every later one of this page comes, by its letters too: what waits is sent in that order. */
export function orderedUuid(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  const time = lastMs.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/**
 * A photo that was added here, or whose words were written here, and is not sent yet; a picture that is not sent lies in
 * IndexedDB under the same uuid.
 */
export interface PendingPhoto extends PendingChange {
  readonly member: string;
  readonly uuid: string;
  readonly date: string;
  /** Copies of before photos had words have none. */
  readonly caption?: string;
  /** The server has the picture: its words alone are sent. */
  readonly isSent?: true;
}

export const diaryPhotosOutbox = createOutbox<PendingPhoto>("vieira-diary-photo", (stored) => stored as PendingPhoto);

/** So many photos wait in a browser at most. */
export const maxPendingPhotos = 60;

/** Stores a photo until it is sent. Rejects where the browser has no room for it. */
export async function keepPhoto(plan: string, photo: PendingPhoto, picture: Blob): Promise<void> {
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

/** Removes pictures of which nothing waits any more. */
export async function dropStrayPictures(): Promise<void> {
  const database = await offlineDatabase();
  const pictures = await database.getAllKeys("diaryPhotos");
  // Looked at afterwards: another tab may just have added one, with its picture first.
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
    // Words of a photo that was deleted elsewhere are needed no more.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return nothing;
}

/** Nothing is there before a photo is, so that there is nothing to merge it with. */
const photosKind: OutboxKind<PendingPhoto, object, PendingPhoto> = {
  outbox: diaryPhotosOutbox,
  isToSend: () => true,
  baseOf: () => nothing,
  read: async () => nothing,
  merge: (photo) => photo,
  async send(plan, { uuid, date, caption = "", isSent }, _, isBackground) {
    if (isSent) return sendCaption(plan, uuid, caption, isBackground);
    const picture = await pictureOf(uuid);
    // A browser that was short of room may have dropped it.
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
