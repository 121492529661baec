import type { PhotoNoun } from "#contract/places/photos.ts";
import { isUuid } from "#contract/http/uuid.ts";
import type { Queryable } from "#database/connect.ts";
import { findRecord, lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { PhotoSubject } from "#database/queries/places/photos.ts";
import { resourceOf } from "../administration/records/resource.ts";
import { Refusal } from "../refusal.ts";

/** A town, house or point of interest by its noun and uuid. */
export function photoSubject(noun: PhotoNoun, uuid: string): PhotoSubject {
  switch (noun) {
    case "towns":
      return { townUuid: uuid };
    case "accommodations":
      return { accommodationUuid: uuid };
    case "points-of-interest":
      return { pointOfInterestUuid: uuid };
  }
}

/** What photos are of, for reading. @throws Refusal `not-found` when there is no such record */
export async function findSubject(
  db: Queryable,
  noun: PhotoNoun,
  uuid: string,
): Promise<{ readonly subject: PhotoSubject; readonly title: string }> {
  const { store, definition } = resourceOf(noun);
  return opened(noun, definition.title, isUuid(uuid) ? await findRecord(db, store, "uuid", uuid) : null);
}

/** What photos are of; nobody else adds or orders its photos before the transaction ends. @throws Refusal `not-found` */
export async function lockSubject(tx: Queryable, noun: PhotoNoun, uuid: string): Promise<PhotoSubject> {
  const { store, definition } = resourceOf(noun);
  return opened(noun, definition.title, isUuid(uuid) ? await lockRecord(tx, store, uuid) : null).subject;
}

function opened(noun: PhotoNoun, titleField: string, record: Fields | null) {
  if (record === null) throw new Refusal("not-found");
  return { subject: photoSubject(noun, String(record["uuid"])), title: String(record[titleField] ?? "") };
}
