import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";

import { FileDrop } from "../file-drop.tsx";

/** Brings in a file of a register. @param month this month, `YYYY-MM` */
export function RegisterForm({ month }: { month: string }) {
  const t = useTranslations("registers.form");
  const form = useForm("create");
  return (
    <PageForm form={form} encType="multipart/form-data">
      <FileDrop
        drop={t("drop")}
        label={t("file")}
        hint={t("fileHint")}
        error={form.error("file")}
        accept=".csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,application/json"
      />
      <Field label={t("date")} hint={t("dateHint")} error={form.error("date")} className="max-w-90">
        {(control) => <TextInput {...control} name="date" defaultValue={form.typed("date", month)} maxLength={10} />}
      </Field>
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t("submit")}
        </Button>
      </div>
    </PageForm>
  );
}
