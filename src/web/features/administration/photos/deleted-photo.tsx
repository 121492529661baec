import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

/** Says that a photo is deleted, and brings it back. @param deletion entry of the audit log */
export function DeletedPhoto({ deletion }: { deletion: string }) {
  const t = useTranslations("photos.remove");
  const form = useForm("restore");
  return (
    <Notice kind="ok" announce>
      <PageForm form={form} className="sm:grid-cols-[1fr_auto] sm:items-center">
        <p>{t("done")}</p>
        <input type="hidden" name="deletion" value={deletion} />
        <Button type="submit" variant="secondary" size="sm" busy={form.isBusy} className="justify-self-start">
          {t("undo")}
        </Button>
      </PageForm>
    </Notice>
  );
}
