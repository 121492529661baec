import { data } from "react-router";
import { z } from "zod";

import { photoChange, type PhotoResource, photoOrder } from "#contract/places/photos.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { revertAuditEntry } from "#use-cases/audit/revert-audit-entry.ts";
import { changePhoto } from "#use-cases/photos/change-photo.ts";
import { deletePhoto } from "#use-cases/photos/delete-photo.ts";
import { orderPhotos, PhotoOrderConflict } from "#use-cases/photos/order-photos.ts";
import { PhotoConflict } from "#use-cases/photos/open-photo.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import type { FormReader } from "#web/server/app-context.ts";
import { answerForm } from "#web/routes/answer-form.server.ts";
import { writtenFields } from "#web/ui/forms/form-outcome.ts";
import type { Locale } from "#web/i18n/language.ts";

const nothing = z.object({});

/** Carries out one of the forms of a page of photos: `order`, `words {uuid}`, `remove {uuid}` or `restore`. */
export async function changePhotos(
  context: UseCaseContext,
  read: FormReader,
  resource: PhotoResource,
  subjectUuid: string,
) {
  const { locale } = requireEditor(context);
  const fields = await read();
  const form = String(fields.get("form"));
  const [verb, uuid = ""] = form.split(" ");
  const place = { resource, subjectUuid, uuid };
  const { alt, licence, author, version, order, deletion } = writtenFields(fields);
  const sent = { form, fields, locale };
  switch (verb) {
    case "order":
      return answerForm(
        { ...sent, schema: photoOrder, body: { uuids: String(fields.get("uuids")).split(",") } },
        ({ uuids }) => orderPhotos(context, resource, subjectUuid, uuids, order ?? null).catch(sayWhenChanged),
      );
    case "words": {
      const body = { alt: alt ?? "", licence: licence ?? "", author: author ?? null };
      return answerForm({ ...sent, schema: photoChange, body }, (change) =>
        changePhoto(context, place, change, Number(version)).catch(sayWhenChanged),
      );
    }
    case "remove":
      return removePhoto(sent, () => deletePhoto(context, place, Number(version)).catch(sayWhenChanged));
    case "restore":
      return answerForm({ ...sent, schema: nothing, body: {} }, () =>
        revertAuditEntry(context, deletion ?? "").catch(sayWhenChanged),
      );
    default:
      throw data(null, { status: 400 });
  }
}

/** What came of deleting a photo, and by which entry of the audit log it comes back. */
async function removePhoto(
  sent: { readonly form: string; readonly fields: FormData; readonly locale: Locale },
  remove: () => Promise<string>,
) {
  let deletion: string | null = null;
  const answer = await answerForm({ ...sent, schema: nothing, body: {} }, async () => {
    deletion = await remove();
  });
  return data({ ...answer.data, deletion }, answer.init ?? {});
}

/** Somebody else may have been faster. */
function sayWhenChanged(failure: unknown): never {
  const isChanged = failure instanceof PhotoConflict || failure instanceof PhotoOrderConflict;
  throw isChanged ? notValid("version", "photos_changed") : failure;
}
