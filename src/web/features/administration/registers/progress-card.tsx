import { useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { PathSection } from "../path-import/path-section.tsx";

/** How much of a file has been compared, and a way to call it off. */
export function ProgressCard({ file: { state, rows, rowsDone } }: { file: RegisterImport }) {
  const t = useTranslations("registers.progress");
  const { count } = useFormats();
  const form = useForm("cancel");
  const done = t("done", { done: count(rowsDone), rows: count(rows) });
  return (
    <PathSection heading={t("heading")} className="max-w-180">
      <p role="status">{state === "waiting" ? t("waiting") : done}</p>
      <progress value={rowsDone} max={Math.max(rows, 1)} aria-label={t("heading")} className="h-3 w-full accent-way" />
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
