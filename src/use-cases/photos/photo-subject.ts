import type { PhotoResource } from "#contract/places/photos.ts";
import { isUuid } from "#contract/http/uuid.ts";
import type { Queryable } from "#database/connect.ts";
import { findRecord, lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { PhotoSubject } from "#database/queries/places/photos.ts";
import { resourceOf } from "../administration/records/resource.ts";
import { photoSubject } from "#use-cases/content/show-photos.ts";
import { UseCaseError } from "../use-case-error.ts";

/** What photos are of, for reading. @throws UseCaseError `not-found` when there is no such record */
export async function findSubject(
  db: Queryable,
  resource: PhotoResource,
  uuid: string,
): Promise<{ readonly subject: PhotoSubject; readonly title: string }> {
  const { store, definition } = resourceOf(resource);
  return opened(resource, definition.title, isUuid(uuid) ? await findRecord(db, store, "uuid", uuid) : null);
}

/** What photos are of; nobody else adds or orders its photos before the transaction ends. @throws UseCaseError `not-found` */
export async function lockSubject(tx: Queryable, resource: PhotoResource, uuid: string): Promise<PhotoSubject> {
  const { store, definition } = resourceOf(resource);
  return opened(resource, definition.title, isUuid(uuid) ? await lockRecord(tx, store, uuid) : null).subject;
}

function opened(resource: PhotoResource, titleField: string, record: Fields | null) {
  if (record === null) throw new UseCaseError("not-found");
  return { subject: photoSubject(resource, String(record["uuid"])), title: String(record[titleField] ?? "") };
}
