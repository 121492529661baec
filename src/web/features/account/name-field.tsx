import { useTranslations } from "use-intl";

import type { FormState } from "#web/ui/forms/use-form.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

/** What the person wants to be called. */
export function NameField({ form, value }: { form: FormState; value?: string }) {
  const t = useTranslations("account.field");
  return (
    <Field label={t("name")} hint={t("nameHint")} error={form.error("name")}>
      {(control) => (
        <TextInput
          {...control}
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={form.typed("name", value)}
        />
      )}
    </Field>
  );
}
