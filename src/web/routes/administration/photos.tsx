import { data } from "react-router";
import { useTranslations } from "use-intl";

import { isPhotoResource } from "#contract/places/photos.ts";
import { listPhotos } from "#use-cases/photos/list-photos.ts";
import { photoOrderName } from "#use-cases/photos/order-photos.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { AddPhotos } from "#web/features/administration/photos/add-photos.tsx";
import { DeletedPhoto, PhotoList } from "#web/features/administration/photos/photo-list.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { changePhotos } from "./change-photos.server.ts";
import type { Route } from "./+types/photos.ts";

export async function loader({ params: { resource, uuid }, context }: Route.LoaderArgs) {
  if (!isPhotoResource(resource)) throw data(null, { status: 404 });
  const { title, data: photos } = await listPhotos(context.get(applicationContext), resource, uuid);
  const order = photoOrderName(photos.map((photo) => photo.uuid));
  return { title, photos, order, path: `/administration/${resource}/${uuid}/photos` };
}

export async function action({ params: { resource, uuid }, context }: Route.ActionArgs) {
  if (!isPhotoResource(resource)) throw data(null, { status: 404 });
  return changePhotos(context.get(applicationContext), context.get(formReader), resource, uuid);
}

/** Photos of a town, a house or a sight. */
export default function Photos({ loaderData: { title, photos, order, path }, actionData }: Route.ComponentProps) {
  const t = useTranslations("photos");
  const restored = useForm("restore");
  const deletion = actionData && "deletion" in actionData ? String(actionData.deletion ?? "") : "";
  return (
    <>
      <AdministrationHead title={t("title", { name: title })} lead={t("lead")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <section aria-labelledby="order" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <h2 id="order" className="text-xl">
            {t("order.heading")}
          </h2>
          {deletion !== "" ? <DeletedPhoto deletion={deletion} /> : null}
          {restored.outcome?.isDone ? <Notice kind="ok">{t("remove.restored")}</Notice> : null}
          {restored.outcome?.problem ? (
            <Notice kind="bad" announce>
              {restored.outcome.problem}
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
