import type { AdministeredPhoto, PhotoResource } from "#contract/places/photos.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { lockPhoto, type PhotoRecord, type PhotoSubject } from "#database/queries/places/photos.ts";
import { type ExpectedVersion, isExpected, UseCaseError, VersionConflict } from "#use-cases/use-case-error.ts";
import { resourceOf } from "../records/resource.ts";
import { photoSubject, presentAdministeredPhoto } from "../../content/photos.ts";
import { findRecord, lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";

/** Carries the current photo. */
export class PhotoConflict extends VersionConflict<AdministeredPhoto> {
  override readonly name = "PhotoConflict";
}

/** Identifies a photo: its record, and which of the record's photos. */
export interface PhotoPlace {
  readonly resource: PhotoResource;
  /** Of the town, house or point of interest. */
  readonly subjectUuid: string;
  readonly uuid: string;
}

/**
 * Loads a photo for a change, locked until the end of the transaction.
 *
 * @throws UseCaseError `not-found`, or `version-missing` without a version
 * @throws PhotoConflict with the current photo if the version is outdated
 */
export async function openPhoto(tx: Queryable, place: PhotoPlace, expected: ExpectedVersion): Promise<PhotoRecord> {
  const subject = await lockSubject(tx, place.resource, place.subjectUuid);
  const record = isUuid(place.uuid) ? await lockPhoto(tx, subject, place.uuid) : null;
  if (record === null) throw new UseCaseError("not-found");
  if (!isExpected(expected, record.version)) throw new PhotoConflict(presentAdministeredPhoto(record));
  return record;
}

/** The subject of photos, for reading. @throws UseCaseError `not-found` if there is no such record */
export async function findSubject(
  db: Queryable,
  resource: PhotoResource,
  uuid: string,
): Promise<{ readonly subject: PhotoSubject; readonly title: string }> {
  const { store, definition } = resourceOf(resource);
  return opened(resource, definition.title, isUuid(uuid) ? await findRecord(db, store, "uuid", uuid) : null);
}

/** Locks the subject of photos against adding and ordering by others. @throws UseCaseError `not-found` */
export async function lockSubject(tx: Queryable, resource: PhotoResource, uuid: string): Promise<PhotoSubject> {
  const { store, definition } = resourceOf(resource);
  return opened(resource, definition.title, isUuid(uuid) ? await lockRecord(tx, store, uuid) : null).subject;
}

function opened(resource: PhotoResource, titleField: string, record: Fields | null) {
  if (record === null) throw new UseCaseError("not-found");
  return { subject: photoSubject(resource, String(record["uuid"])), title: String(record[titleField] ?? "") };
}
