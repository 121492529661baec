import { useTranslations } from "use-intl";

import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";

import { FileForm } from "../file-form.tsx";

/** Brings in a file of a register. @param month this month, `YYYY-MM` */
export function RegisterForm({ month }: { month: string }) {
  const t = useTranslations("registers.form");
  const form = useForm("create");
  return (
    <FileForm form={form} t={t} accept=".csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,application/json">
      <Field label={t("date")} hint={t("dateHint")} error={form.error("date")} className="max-w-90">
        {(control) => <TextInput {...control} name="date" defaultValue={form.typed("date", month)} maxLength={10} />}
      </Field>
    </FileForm>
  );
}
