import { useTranslations } from "use-intl";

import { Submit } from "#web/ui/forms/page-form.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";

import type { RecordFormState } from "./use-record-form.ts";

/** What there is to save, at the foot of the window. */
export function SaveBar({ form, back, canWeigh }: { form: RecordFormState; back: string; canWeigh: boolean }) {
  const t = useTranslations("administration.form");
  const wrong = Object.keys(form.answer?.errors ?? {}).length;
  return (
    <div className="sticky bottom-(--tabs-height) z-10 -mx-[18px] flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-surface px-4.5 py-3 md:-mx-8 md:px-8">
      <p className="min-w-0 flex-1 basis-24 text-sm">
        {wrong > 0 ? <span className="pr-3 font-strong text-bad">{t("wrong", { count: wrong })}</span> : null}
        <span role="status" className="text-ink-2">
          {t("unsaved", { count: form.changed.length })}
        </span>
      </p>
      {form.changed.length > 0 ? (
        <Button variant="secondary" onClick={form.discard}>
          {t("discard")}
        </Button>
      ) : (
        <ButtonLink to={back} variant="secondary">
          {t("cancel")}
        </ButtonLink>
      )}
      {canWeigh ? (
        <Button type="submit" name="intent" value="weigh" variant="secondary" busy={form.isBusy}>
          {t("weigh")}
        </Button>
      ) : null}
      <Submit form={form}>{t("save")}</Submit>
    </div>
  );
}
