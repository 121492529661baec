import { useTranslations } from "use-intl";

import type { FormState } from "#web/ui/forms/use-form.ts";

import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/controls/field.tsx";

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
      <PasswordField form={form} label={t("currentPassword")} name="currentPassword" autoComplete="current-password" />
      {hasCode ? <CodeField form={form} /> : null}
    </>
  );
}

interface CodeFieldProps {
  form: FormState;
  /** Whether a recovery code, which has letters, may stand in for the six digits. */
  allowsRecovery?: boolean;
  /** A step that has just been shown asks for this alone: the focus goes there, as the button that had it before is used up. */
  isStep?: boolean;
  /** What is wrong with it; by default what the form says. */
  error?: string | null;
}

/** A code of an authenticator app, which browsers and password managers may fill in. */
export function CodeField({ form, allowsRecovery = true, isStep = false, error = form.error("code") }: CodeFieldProps) {
  const t = useTranslations("account.code");
  return (
    <TextField
      label={t("label")}
      hint={allowsRecovery ? t("hint") : undefined}
      error={error}
      name="code"
      inputMode={allowsRecovery ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      {...(isStep && { autoFocus: true })}
      inputClass="font-mono tracking-wider"
    />
  );
}
