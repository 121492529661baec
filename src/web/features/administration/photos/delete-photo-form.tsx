import { useTranslations } from "use-intl";

import type { AdministeredPhoto } from "#contract/places/photos.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** Deletes a photo, after one has opened the question. */
export function DeletePhotoForm({ photo }: { photo: AdministeredPhoto }) {
  const t = useTranslations("photos.remove");
  const form = useForm(`remove ${photo.uuid}`);
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-sm font-medium text-bad">
        {t("open")}
      </summary>
      <PageForm form={form} remarks={["version"]} className="pt-2">
        <input type="hidden" name="version" value={photo.version} />
        <p className="text-sm">{t("question")}</p>
        <div>
          <Button type="submit" variant="danger" size="sm" busy={form.isBusy}>
            {t("confirm")}
          </Button>
        </div>
      </PageForm>
    </details>
  );
}
