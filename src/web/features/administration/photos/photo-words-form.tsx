import { useTranslations } from "use-intl";

import type { AdministeredPhoto } from "#contract/places/photos.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { PhotoWordsFields } from "./photo-words-fields.tsx";

/** Changes what is said of a photo. */
export function PhotoWordsForm({ photo }: { photo: AdministeredPhoto }) {
  const t = useTranslations("photos.words");
  const form = useForm(`words ${photo.uuid}`);
  const words = {
    alt: form.typed("alt", photo.alt) ?? "",
    licence: form.typed("licence", photo.licence) ?? "",
    author: form.typed("author", photo.author ?? "") ?? "",
  };
  return (
    <PageForm form={form} done={t("saved")} remarks={["version"]} className="sm:grid-cols-2">
      <input type="hidden" name="version" value={photo.version} />
      <PhotoWordsFields words={words} error={(field) => form.error(field)} />
      <div className="sm:col-span-full">
        <Button type="submit" variant="secondary" size="sm" busy={form.isBusy}>
          {t("save")}
        </Button>
      </div>
    </PageForm>
  );
}
