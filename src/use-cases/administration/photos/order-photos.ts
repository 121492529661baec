import { createHash } from "node:crypto";
import type { PhotoList, PhotoResource } from "#contract/places/photos.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { listPhotos, writePhotoOrder } from "#database/queries/places/photos.ts";
import { requireEditor } from "../../actor.ts";
import { resourceOf } from "../records/resource.ts";
import { writeContent } from "../records/write-record.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, VersionConflict } from "../../use-case-error.ts";
import { lockSubject } from "./open-photo.ts";
import { presentAdministeredPhoto } from "../../content/photos.ts";

/** Names an order of photos; another order has another name. @param uuids in their order */
export function photoOrderName(uuids: readonly string[]): string {
  return createHash("sha256").update(uuids.join()).digest("base64url").slice(0, 16);
}

/** Thrown when an order of photos builds on one that is no longer the last. */
export class PhotoOrderConflict extends VersionConflict<PhotoList & { readonly version: string }> {
  override readonly name = "PhotoOrderConflict";

  constructor({ data }: PhotoList) {
    super({ data, version: photoOrderName(data.map(({ uuid }) => uuid)) });
  }
}

/**
 * Puts the photos of a town, house or point of interest in an order.
 *
 * @param uuids all of them, each once
 * @param expected name of the order that this builds on; null for any
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` when the photos are others by now
 * @throws PhotoOrderConflict when somebody else has put them in another order
 */
export async function orderPhotos(
  context: UseCaseContext,
  resource: PhotoResource,
  subjectUuid: string,
  uuids: readonly string[],
  expected: string | null = null,
): Promise<PhotoList> {
  const { uuid: by } = requireEditor(context);
  return writeContent(context, async (tx) => {
    const subject = await lockSubject(tx, resource, subjectUuid);
    const photos = await listPhotos(tx, subject);
    const before = photos.map(({ uuid }) => uuid);
    if (expected !== null && expected !== photoOrderName(before)) {
      throw new PhotoOrderConflict({ data: photos.map(presentAdministeredPhoto) });
    }
    const isWhole = uuids.length === before.length && before.every((uuid) => uuids.includes(uuid));
    if (!isWhole) throw notValid("uuids", "photos_changed");
    if (uuids.some((uuid, index) => uuid !== before[index])) {
      await writePhotoOrder(tx, uuids);
      await insertAuditEntry(tx, {
        at: context.now(),
        by,
        resource: resourceOf(resource).definition.singular,
        resourceUuid: subjectUuid,
        action: "order-photos",
        before: { photos: before },
        after: { photos: uuids },
      });
    }
    return { data: (await listPhotos(tx, subject)).map(presentAdministeredPhoto) };
  });
}
