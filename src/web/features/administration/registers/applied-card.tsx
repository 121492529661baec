import { useLocale, useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { regionOf } from "#domain/language.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";

import { PathSection } from "../path-import/path-section.tsx";

/** What has been applied, and a way to undo it. */
export function AppliedCard({ file: { appliedAt, left } }: { file: RegisterImport }) {
  const t = useTranslations("registers.applied");
  const locale = useLocale();
  const form = useForm("undo");
  const date = new Intl.DateTimeFormat(regionOf(locale), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(appliedAt ?? 0),
  );
  return (
    <PathSection heading={t("heading")}>
      <p role="status">
        {t("lead", { date })} {left ? t("left", { count: left }) : null}
      </p>
      <PageForm form={form} remarks={["state"]}>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t("undo")}
          </Button>
          <ButtonLink to={administrationPaths.audit({ action: "import" })} variant="quiet">
            {t("log")}
          </ButtonLink>
        </div>
      </PageForm>
    </PathSection>
  );
}
