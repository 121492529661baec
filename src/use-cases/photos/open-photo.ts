import type { PhotoResource } from "#contract/places/photos.ts";
import { isUuid } from "#contract/http/uuid.ts";
import type { Queryable } from "#database/connect.ts";
import { lockPhoto, type PhotoRecord } from "#database/queries/places/photos.ts";
import type { ExpectedVersion } from "../plans/plan-access.ts";
import { UseCaseError } from "../use-case-error.ts";
import { PhotoConflict } from "./photo-conflict.ts";
import { lockSubject } from "./photo-subject.ts";
import { presentAdministeredPhoto } from "#use-cases/content/present-photo.ts";

/** Where a photo is: of which record, and which of its photos. */
export interface PhotoPlace {
  readonly resource: PhotoResource;
  /** Of the town, house or point of interest. */
  readonly subjectUuid: string;
  readonly uuid: string;
}

/**
 * A photo to be changed, locked until the end of the transaction.
 *
 * @throws UseCaseError `not-found`, or `version-missing` without a version
 * @throws PhotoConflict with the photo as it is now when the version is not the last
 */
export async function openPhoto(tx: Queryable, place: PhotoPlace, expected: ExpectedVersion): Promise<PhotoRecord> {
  const subject = await lockSubject(tx, place.resource, place.subjectUuid);
  const record = isUuid(place.uuid) ? await lockPhoto(tx, subject, place.uuid) : null;
  if (record === null) throw new UseCaseError("not-found");
  if (expected === null) throw new UseCaseError("version-missing");
  if (expected !== "any" && expected !== record.version) throw new PhotoConflict(presentAdministeredPhoto(record));
  return record;
}
