import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

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
