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

/** A tag that identifies an order of photos. @param uuids in their order */
export function photoOrderName(uuids: readonly string[]): string {
  return createHash("sha256").update(uuids.join()).digest("base64url").slice(0, 16);
}

/** Thrown if an order of photos is based on an outdated one. */
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
 * @param expected tag of the order that this is based on; null for any
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` if the set of photos has changed
 * @throws PhotoOrderConflict if somebody else has reordered them
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
