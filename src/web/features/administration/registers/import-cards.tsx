import { useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { PathSection } from "#web/features/administration/list-page.tsx";

/** Result of an applied import, with an undo button. */
export function AppliedCard({ file: { appliedAt, createdAt, left } }: { file: RegisterImport }) {
  const t = useTranslations("registers.applied");
  const form = useForm("undo");
  const date = useFormats().date((appliedAt ?? createdAt).slice(0, 10));
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

/** Applies the selected changes, or discards the file. */
export function ApplyCard({ file: { ticked } }: { file: RegisterImport }) {
  const t = useTranslations("registers.apply");
  const [apply, cancel] = [useForm("apply"), useForm("cancel")];
  const { changed = 0, doubtful = 0, new: added = 0, gone: closed = 0 } = ticked;
  const count = changed + doubtful + added + closed;
  return (
    <PathSection heading={t("heading")}>
      <p role="status">{t("lead", { changed: changed + doubtful, added, closed })}</p>
      <div className="flex flex-wrap items-start gap-3">
        {count > 0 ? (
          <PageForm form={apply} remarks={["state"]}>
            <Submit form={apply}>{t("submit", { count })}</Submit>
          </PageForm>
        ) : null}
        <PageForm form={cancel} remarks={["state"]}>
          <Button type="submit" variant="quiet" busy={cancel.isBusy}>
            {t("cancel")}
          </Button>
        </PageForm>
      </div>
    </PathSection>
  );
}

/** Progress of a file, with a cancel button. */
export function ProgressCard({ file }: { file: RegisterImport }) {
  const { state, rowsDone } = file;
  const t = useTranslations("registers.progress");
  const { count } = useFormats();
  const form = useForm("cancel");
  const ticked = Object.values(file.ticked).reduce((sum, some) => sum + some, 0);
  const isWritten = state === "applying" || state === "undoing";
  const rows = isWritten ? Math.max(ticked, rowsDone) : file.rows;
  const done = t("done", { done: count(rowsDone), rows: count(rows) });
  const heading = t(isWritten ? `heading.${state}` : "heading.comparing");
  return (
    <PathSection heading={heading} className="max-w-180">
      <p role="status">{state === "waiting" ? t("waiting") : isWritten && rowsDone === rows ? t("last") : done}</p>
      <progress value={rowsDone} max={Math.max(rows, 1)} aria-label={heading} className="h-3 w-full accent-way" />
      <p className="text-sm text-ink-2">{t("hint")}</p>
      <PageForm form={form} remarks={["state"]}>
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t("cancel")}
          </Button>
        </div>
      </PageForm>
    </PathSection>
  );
}
