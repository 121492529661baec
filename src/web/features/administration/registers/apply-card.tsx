import { useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";

import { PathSection } from "../path-import/path-section.tsx";

/** Writes what is ticked, or discards the file. */
export function ApplyCard({ file: { ticked } }: { file: RegisterImport }) {
  const t = useTranslations("registers.apply");
  const [apply, cancel] = [useForm("apply"), useForm("cancel")];
  const { changed = 0, doubtful = 0, new: added = 0, gone: closed = 0 } = ticked;
  return (
    <PathSection heading={t("heading")}>
      <p role="status">{t("lead", { changed: changed + doubtful, added, closed })}</p>
      <div className="flex flex-wrap items-start gap-3">
        <PageForm form={apply} remarks={["state"]}>
          <Button type="submit" busy={apply.isBusy}>
            {t("submit", { count: changed + doubtful + added + closed })}
          </Button>
        </PageForm>
        <PageForm form={cancel} remarks={["state"]}>
          <Button type="submit" variant="quiet" busy={cancel.isBusy}>
            {t("cancel")}
          </Button>
        </PageForm>
      </div>
    </PathSection>
  );
}
