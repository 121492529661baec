import { and, asc, eq, inArray, isNotNull, max, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { photo } from "#database/schema/places/photo.ts";
import { planPhoto } from "#database/schema/plans/plan-diary.ts";

export type PhotoRecord = typeof photo.$inferSelect;
export type NewPhoto = Pick<
  PhotoRecord,
  "uuid" | "alt" | "altEs" | "licence" | "author" | "width" | "height" | "blur" | "variants"
>;

/** The subject of a photo: exactly one town, house or point of interest. */
export type PhotoSubject =
  | { readonly townUuid: string }
  | { readonly accommodationUuid: string }
  | { readonly pointOfInterestUuid: string };

/** Who makes a change, and when. */
interface Change {
  readonly by: string;
  readonly now: Date;
}

function isOf(subject: PhotoSubject): SQL {
  if ("townUuid" in subject) return eq(photo.townUuid, subject.townUuid);
  if ("accommodationUuid" in subject) return eq(photo.accommodationUuid, subject.accommodationUuid);
  return eq(photo.pointOfInterestUuid, subject.pointOfInterestUuid);
}

/** The photos of a town, house or point of interest, in their order. */
export function listPhotos(db: Queryable, subject: PhotoSubject): Promise<PhotoRecord[]> {
  return db.drizzle.select().from(photo).where(isOf(subject)).orderBy(asc(photo.position), asc(photo.uuid));
}

/** The photos of all points of interest, by the uuid of the point, each in their order. */
export async function listPhotosOfPoints(db: Queryable): Promise<ReadonlyMap<string, readonly PhotoRecord[]>> {
  const rows = await db.drizzle
    .select()
    .from(photo)
    .where(isNotNull(photo.pointOfInterestUuid))
    .orderBy(asc(photo.position), asc(photo.uuid));
  return Map.groupBy(rows, ({ pointOfInterestUuid }) => pointOfInterestUuid ?? "");
}

/** One of the subject's photos, locked until the end of the transaction. */
export async function lockPhoto(tx: Queryable, subject: PhotoSubject, uuid: string): Promise<PhotoRecord | null> {
  const [row] = await tx.drizzle
    .select()
    .from(photo)
    .where(and(isOf(subject), eq(photo.uuid, uuid)))
    .for("update");
  return row ?? null;
}

/** A photo by its uuid; null when there is none. */
export async function findPhoto(db: Queryable, uuid: string): Promise<PhotoRecord | null> {
  const [row] = await db.drizzle.select().from(photo).where(eq(photo.uuid, uuid));
  return row ?? null;
}

/** What photos show, and their descriptions; those that no longer exist are missing. */
export async function subjectsOfPhotos(db: Queryable, uuids: readonly string[]) {
  if (uuids.length === 0) return [];
  const { uuid, alt, townUuid, accommodationUuid, pointOfInterestUuid } = photo;
  return db.drizzle
    .select({ uuid, alt, townUuid, accommodationUuid, pointOfInterestUuid })
    .from(photo)
    .where(inArray(uuid, [...uuids]));
}

/**
 * Adds a photo.
 *
 * @param tx a transaction in which the subject is locked
 * @param position from 1; by default after the others
 */
export async function insertPhoto(
  tx: Queryable,
  subject: PhotoSubject,
  values: NewPhoto,
  { by, now }: Change,
  position?: number,
): Promise<PhotoRecord> {
  const [last] = await tx.drizzle
    .select({ position: max(photo.position) })
    .from(photo)
    .where(isOf(subject));
  const stamps = { createdAt: now, updatedAt: now, createdBy: by, updatedBy: by };
  const [inserted] = await tx.drizzle
    .insert(photo)
    .values({ ...subject, ...values, ...stamps, position: position ?? (last?.position ?? 0) + 1 })
    .returning();
  if (!inserted) throw new Error("The photo was not written.");
  return inserted;
}

/** @param before the photo, locked */
export async function updatePhoto(
  tx: Queryable,
  before: PhotoRecord,
  words: Partial<Pick<PhotoRecord, "alt" | "altEs" | "licence" | "author">>,
  { by, now }: Change,
): Promise<PhotoRecord> {
  const [updated] = await tx.drizzle
    .update(photo)
    .set({ ...words, version: before.version + 1, updatedAt: now, updatedBy: by })
    .where(eq(photo.uuid, before.uuid))
    .returning();
  if (!updated) throw new Error("The photo was not written.");
  return updated;
}

export async function deletePhoto(tx: Queryable, uuid: string): Promise<void> {
  await tx.drizzle.delete(photo).where(eq(photo.uuid, uuid));
}

/** Sets the positions of photos; versions are unchanged, as nothing about a photo itself changes. */
export async function writePhotoOrder(tx: Queryable, uuids: readonly string[]): Promise<void> {
  for (const [index, uuid] of uuids.entries()) {
    await tx.drizzle
      .update(photo)
      .set({ position: index + 1 })
      .where(eq(photo.uuid, uuid));
  }
}

/** Names of all files that belong to a photo. */
export async function listPhotoKeys(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.drizzle
    .select({ key: sql<string>`variant ->> 'key'` })
    .from(sql`${photo}, jsonb_array_elements(${photo.variants}) AS variant`);
  const ofPlans = await db.drizzle
    .select({ key: sql<string>`variant ->> 'key'` })
    .from(sql`${planPhoto}, jsonb_array_elements(${planPhoto.variants}) AS variant`);
  return new Set([...rows, ...ofPlans].map(({ key }) => key));
}
