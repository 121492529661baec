import { useTranslations } from "use-intl";

import type { FormState } from "#web/ui/forms/use-form.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface EmailFieldProps {
  form: FormState;
  label?: string;
  /** `username` where it says whose password follows; with `webauthn` browsers offer passkeys in it. */
  autoComplete: "username" | "username webauthn" | "email";
}

export function EmailField({ form, label, autoComplete }: EmailFieldProps) {
  const t = useTranslations("account.field");
  return (
    <Field label={label ?? t("email")} error={form.error("email")}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={form.typed("email")}
        />
      )}
    </Field>
  );
}
