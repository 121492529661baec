import type { AdministeredPhoto, PhotoChange } from "#contract/places/photos.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { updatePhoto } from "#database/queries/places/photos.ts";
import { requireEditor } from "../../actor.ts";
import { writeContent } from "../records/write-record.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ExpectedVersion } from "#use-cases/use-case-error.ts";
import { openPhoto, type PhotoPlace } from "./open-photo.ts";
import { presentAdministeredPhoto } from "../../content/photos.ts";

/**
 * Changes the description of a photo.
 *
 * @throws UseCaseError for everybody but editors, `not-found` and `version-missing`
 * @throws PhotoConflict if somebody else has changed it first
 */
export async function changePhoto(
  context: UseCaseContext,
  place: PhotoPlace,
  { alt, altEs, licence, author }: PhotoChange,
  expected: ExpectedVersion,
): Promise<AdministeredPhoto> {
  const { uuid: by } = requireEditor(context);
  const now = context.now();
  return writeContent(context, async (tx) => {
    const record = await openPhoto(tx, place, expected);
    const words = {
      alt: alt ?? record.alt,
      altEs: altEs === undefined ? record.altEs : altEs,
      licence: licence ?? record.licence,
      author: author === undefined ? record.author : author,
    };
    const changed = (["alt", "altEs", "licence", "author"] as const).filter((field) => words[field] !== record[field]);
    if (changed.length === 0) return presentAdministeredPhoto(record);
    const after = await updatePhoto(tx, record, words, { by, now });
    await insertAuditEntry(tx, {
      at: now,
      by,
      resource: "photo",
      resourceUuid: record.uuid,
      action: "update",
      before: Object.fromEntries(changed.map((field) => [field, record[field]])),
      after: Object.fromEntries(changed.map((field) => [field, after[field]])),
    });
    return presentAdministeredPhoto(after);
  });
}
