import { data } from "react-router";
import { useTranslations } from "use-intl";

import { isPhotoResource, photoChange, type PhotoResource, photoOrder } from "#contract/places/photos.ts";
import { listPhotos } from "#use-cases/administration/photos/list-photos.ts";
import { photoOrderName, orderPhotos, PhotoOrderConflict } from "#use-cases/administration/photos/order-photos.ts";
import { applicationContext, formReader, type FormReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { AddPhotos } from "#web/features/administration/photos/add-photos.tsx";
import { DeletedPhoto, PhotoList } from "#web/features/administration/photos/photo-list.tsx";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { useForm, useProblemText } from "#web/ui/forms/use-form.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { revertAuditEntry } from "#use-cases/administration/audit/revert-audit-entry.ts";
import { changePhoto } from "#use-cases/administration/photos/change-photo.ts";
import { deletePhoto } from "#use-cases/administration/photos/delete-photo.ts";
import { PhotoConflict } from "#use-cases/administration/photos/open-photo.ts";
import { handleForm, fieldErrorFor } from "#web/pages/handle-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import type { Locale } from "#web/i18n/language.ts";

import type { Route } from "./+types/photos.ts";

export async function loader({ params: { resource, uuid }, context }: Route.LoaderArgs) {
  if (!isPhotoResource(resource)) throw data(null, { status: 404 });
  const { title, data: photos } = await listPhotos(context.get(applicationContext), resource, uuid);
  const order = photoOrderName(photos.map((photo) => photo.uuid));
  return { title, photos, order, resource, uuid, path: `/administration/${resource}/${uuid}/photos` };
}

/** A concurrent change by somebody else. */
const conflictError = fieldErrorFor([PhotoConflict, PhotoOrderConflict], "version", "photos_changed");

export async function action({ params: { resource, uuid }, context }: Route.ActionArgs) {
  if (!isPhotoResource(resource)) throw data(null, { status: 404 });
  return changePhotos(context.get(applicationContext), context.get(formReader), resource, uuid);
}

/** Photos of a town, a house or a sight. */
export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { title, photos, order, resource: name, uuid: key, path } = loaderData;
  const t = useTranslations("photos");
  const restored = useForm("restore");
  const wordProblem = useProblemText();
  const deletion = actionData && "deletion" in actionData ? String(actionData.deletion ?? "") : "";
  return (
    <>
      <AdministrationHead
        title={t("title", { name: title })}
        lead={t("lead")}
        trail={<RecordTrail resource={{ name }} record={{ key, title }} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <section aria-labelledby="order" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <h2 id="order" className="text-xl">
            {t("order.heading")}
          </h2>
          {deletion !== "" ? <DeletedPhoto deletion={deletion} /> : null}
          {restored.outcome?.isDone ? <Notice kind="ok">{t("remove.restored")}</Notice> : null}
          {restored.outcome?.problem ? (
            <Notice kind="bad" announce>
              {wordProblem(restored.outcome.problem)}
            </Notice>
          ) : null}
          {photos.length === 0 ? <Notice kind="info">{t("none")}</Notice> : <PhotoList photos={photos} order={order} />}
        </section>
        <section aria-labelledby="add" className="grid content-start gap-4">
          <h2 id="add" className="text-xl">
            {t("add.heading")}
          </h2>
          <AddPhotos key={path} path={path} />
        </section>
      </div>
    </>
  );
}

/** Handles one of the forms of a page of photos: `order`, `words {uuid}`, `remove {uuid}` or `restore`. */
async function changePhotos(
  context: UseCaseContext,
  readForm: FormReader,
  resource: PhotoResource,
  subjectUuid: string,
) {
  const { locale } = requireEditor(context);
  const fields = await readForm();
  const form = String(fields.get("form"));
  const [verb, uuid = ""] = form.split(" ");
  const place = { resource, subjectUuid, uuid };
  const { alt, altEs, licence, author, version, order, deletion } = filledFields(fields);
  const sent = { form, fields, locale };
  switch (verb) {
    case "order":
      return handleForm(
        { ...sent, schema: photoOrder, body: { uuids: String(fields.get("uuids")).split(",") } },
        ({ uuids }) => orderPhotos(context, resource, subjectUuid, uuids, order ?? null).catch(conflictError),
      );
    case "words": {
      const body = { alt: alt ?? "", altEs: altEs ?? null, licence: licence ?? "", author: author ?? null };
      return handleForm({ ...sent, schema: photoChange, body }, (change) =>
        changePhoto(context, place, change, Number(version)).catch(conflictError),
      );
    }
    case "remove":
      return removePhoto(sent, () => deletePhoto(context, place, Number(version)).catch(conflictError));
    case "restore":
      return handleForm(sent, () => revertAuditEntry(context, deletion ?? "").catch(conflictError));
    default:
      throw data(null, { status: 400 });
  }
}

/** Result of deleting a photo, with the entry of the audit log that restores it. */
async function removePhoto(
  sent: { readonly form: string; readonly fields: FormData; readonly locale: Locale },
  remove: () => Promise<string>,
) {
  let deletion: string | null = null;
  const answer = await handleForm(sent, async () => {
    deletion = await remove();
  });
  return data({ ...answer.data, deletion }, answer.init ?? {});
}
