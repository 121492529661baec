import { listPhotoKeys } from "#database/queries/places/photos.ts";
import type { UseCaseContext } from "../context.ts";
import { isAside, isStillAside } from "./files-aside.ts";

/** What is younger may belong to a photo that is just being added. */
const graceMs = 3_600_000;

/**
 * Removes files of photos that are in no table: of processes that ended in the middle, of records that were deleted, and
 * of photos that were deleted too long ago to come back.
 *
 * @returns how many
 */
export async function sweepPhotos(context: UseCaseContext): Promise<number> {
  const { database, photos } = context;
  const before = new Date(context.now().getTime() - graceMs);
  await photos.removeUnfinished(before);
  // Listed before the tables are read: what was added in between has its row by then.
  const files = await photos.list();
  const gone = files.filter(({ name, storedAt }) => isAside(name) && !isStillAside(storedAt, context.now()));
  for (const { name } of gone) await photos.remove(name);
  const known = await listPhotoKeys(database);
  // A database without any photo is more likely the wrong one than one whose photos are all gone.
  if (known.size === 0) return gone.length;
  const stray = files.filter(({ name, storedAt }) => storedAt < before && !known.has(name) && !isAside(name));
  for (const { name } of stray) await photos.remove(name);
  return gone.length + stray.length;
}
