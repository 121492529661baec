import type { PhotoList, PhotoNoun } from "#contract/photos.ts";
import { insertAuditEntry } from "#database/queries/audit-log.ts";
import { listPhotos, writePhotoOrder } from "#database/queries/photos.ts";
import { requireEditor } from "../actor.ts";
import { resourceOf } from "../administration/records/resource.ts";
import { writeContent } from "../administration/records/write-record.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../refusal.ts";
import { lockSubject } from "./photo-subject.ts";
import { presentAdministeredPhoto } from "./present-photo.ts";

/**
 * Puts the photos of a town, house or point of interest in an order.
 *
 * @param uuids all of them, each once
 * @throws Refusal for everybody but editors, `not-found`, and `not-valid` when the photos are others by now
 */
export async function orderPhotos(
  context: UseCaseContext,
  noun: PhotoNoun,
  subjectUuid: string,
  uuids: readonly string[],
): Promise<PhotoList> {
  const { uuid: by } = requireEditor(context);
  return writeContent(context, async (tx) => {
    const subject = await lockSubject(tx, noun, subjectUuid);
    const before = (await listPhotos(tx, subject)).map(({ uuid }) => uuid);
    const isWhole = uuids.length === before.length && before.every((uuid) => uuids.includes(uuid));
    if (!isWhole) throw notValid("uuids", "photos_changed");
    if (uuids.some((uuid, index) => uuid !== before[index])) {
      await writePhotoOrder(tx, uuids);
      await insertAuditEntry(tx, {
        at: context.now(),
        by,
        resource: resourceOf(noun).definition.singular,
        resourceUuid: subjectUuid,
        action: "order-photos",
        before: { photos: before },
        after: { photos: uuids },
      });
    }
    return { data: (await listPhotos(tx, subject)).map(presentAdministeredPhoto) };
  });
}
