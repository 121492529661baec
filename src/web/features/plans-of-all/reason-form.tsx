import { useTranslations } from "use-intl";

import { PageForm } from "#web/forms/page-form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** Asks why a plan of somebody is to be read. */
export function ReasonForm() {
  const t = useTranslations("people.readPlan");
  const form = useForm("read");
  return (
    <PageForm form={form} className="max-w-140">
      <Field label={t("reason")} hint={t("reasonHint")} error={form.error("reason")}>
        {(control) => (
          <TextInput {...control} name="reason" defaultValue={form.typed("reason")} maxLength={500} required />
        )}
      </Field>
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t("read")}
        </Button>
      </div>
    </PageForm>
  );
}
