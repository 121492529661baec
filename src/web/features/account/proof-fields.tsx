import { useTranslations } from "use-intl";

import type { FormState } from "#web/ui/forms/use-form.ts";

import { CodeField } from "./code-field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

interface ProofFieldsProps {
  form: FormState;
  /** For password managers. */
  email: string;
  hasCode: boolean;
}

/** What proves once more that it is the person who asks: the password, and a code where there is an authenticator. */
export function ProofFields({ form, email, hasCode }: ProofFieldsProps) {
  const t = useTranslations("account.field");
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("currentPassword")}
        name="currentPassword"
        error={form.error("currentPassword")}
        autoComplete="current-password"
      />
      {hasCode ? <CodeField form={form} /> : null}
    </>
  );
}
