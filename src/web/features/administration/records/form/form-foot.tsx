import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";
import { certainties } from "#domain/house-registers/claim.ts";

import type { RecordFormState } from "./use-record-form.ts";

/** Source, date and certainty of the form's changes; by default the editor is the source. */
export function SourcePanel({ error }: { error: (field: string) => string | null }) {
  const t = useTranslations("administration.form");
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">{t("sourceHeading")}</h2>
      <TextField
        label={t("who")}
        hint={t("whoHint")}
        error={error("source.who")}
        name="source.who"
        autoComplete="off"
        maxLength={200}
      />
      <TextField label={t("when")} error={error("source.when")} name="source.when" type="date" />
      <SelectField label={t("certainty")} error={null} name="source.certainty" defaultValue="high">
        {certainties.map((certainty) => (
          <option key={certainty} value={certainty}>
            {t(`certainties.${certainty}`)}
          </option>
        ))}
      </SelectField>
    </section>
  );
}

/** Save bar at the bottom of the window. */
export function SaveBar({ form, back, canWeigh }: { form: RecordFormState; back: string; canWeigh: boolean }) {
  const t = useTranslations("administration.form");
  const isUntouched = form.changed.length === 0;
  const wrong = Object.keys(form.answer?.errors ?? {}).length;
  return (
    <div className="sticky bottom-(--tabs-height) z-10 -mx-[18px] flex flex-wrap items-center justify-end gap-x-4 border-t border-line bg-surface px-4.5 py-3 max-sm:gap-x-2 max-sm:py-2 max-sm:*:flex-1 md:-mx-8 md:px-8">
      <p
        className={classNames(
          "min-w-0 flex-1 text-sm",
          isUntouched && wrong === 0 ? "max-sm:sr-only" : "max-sm:min-w-full max-sm:pb-1.5",
        )}
      >
        {wrong > 0 ? <span className="pr-3 font-strong text-bad">{t("wrong", { count: wrong })}</span> : null}
        <span role="status" className="text-ink-2">
          {wrong > 0 && isUntouched ? null : t("unsaved", { count: form.changed.length })}
        </span>
      </p>
      {canWeigh ? (
        <Button
          type="submit"
          name="intent"
          value="weigh"
          variant="secondary"
          size="sm"
          className="max-sm:mb-2 max-sm:min-w-full"
          busy={form.isBusy}
        >
          {t("weigh")}
        </Button>
      ) : null}
      {isUntouched ? (
        <ButtonLink to={back} variant="secondary">
          {t("cancel")}
        </ButtonLink>
      ) : (
        <Button variant="secondary" onClick={form.discard}>
          {t("discard")}
        </Button>
      )}
      <Submit form={form}>{t("save")}</Submit>
    </div>
  );
}
