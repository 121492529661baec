import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import type { PlanFormState } from "./use-plan-form.ts";
import "./form-bar.css";

/** Always visible: the result of the options, and the save button. */
export function FormBar({ form, back }: { form: PlanFormState; back: string }) {
  const t = useTranslations("planForm.bar");
  const { page, isBusy, isChanged, discard } = form;
  return (
    <div className="form-bar z-20 -mx-[16px] flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-t-lg border border-line bg-surface px-5 pt-3 pb-3 shadow-card md:mx-0">
      <PreviewText form={form} />
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
        {page.base && isChanged ? (
          <Button variant="secondary" onClick={discard}>
            {t("discard")}
          </Button>
        ) : (
          <ButtonLink to={back} variant="secondary">
            {t("cancel")}
          </ButtonLink>
        )}
        <Button type="submit" name="do" value="save" busy={isBusy}>
          {page.base ? t("save") : t("make")}
        </Button>
      </div>
    </div>
  );
}

function PreviewText({ form: { page, isLooking, isOffline } }: { form: PlanFormState }) {
  const t = useTranslations("planForm.bar");
  const { kilometres, date } = useFormats();
  const { preview } = page;
  const isRefused = preview === null && (Object.keys(page.errors).length > 0 || page.optionErrors.length > 0);
  const facts = preview
    ? [
        t("days", { days: preview.days }),
        preview.km === null ? null : kilometres(preview.km * 1000),
        preview.endDate === null ? null : t("arrives", { date: date(preview.endDate) }),
      ].filter((fact) => fact !== null)
    : [];
  return (
    <div role="status" className={classNames("min-w-0", isLooking && "text-ink-2")} aria-busy={isLooking || undefined}>
      <p className="font-strong tabular-nums">
        {isRefused ? t(isOffline ? "check" : "refused") : facts.join(" · ") || (isOffline ? t("later") : null)}
      </p>
      {page.base && preview && preview.changedDays !== null ? (
        <p className="text-sm text-ink-2">{t("changes", { count: preview.changedDays })}</p>
      ) : null}
    </div>
  );
}
