import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { TextField } from "#web/ui/controls/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

interface FormFrameProps {
  form: FormState;
  /** Message on success; without it the page itself shows the result. */
  done?: ReactNode;
  /** A link beside the form's error that helps to resolve it. */
  help?: ReactNode;
  /** The form's error, in the page's own words. */
  problem?: string | undefined;
  /** Cleared on success, as in forms that create something. */
  emptied?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of an account page; errors of fields are only shown there, unless there is a link to resolve them. */
export function FormLayout({ form, help, problem: ownProblem, ...rest }: FormFrameProps) {
  const problem = form.outcome?.problem;
  const isAboutFields = Object.keys(form.outcome?.errors ?? {}).length > 0;
  return (
    <PageForm {...rest} form={form} problem={ownProblem ?? (isAboutFields ? problem && help : (problem ?? null))} />
  );
}

interface EmailFieldProps {
  form: FormState;
  label?: string;
  /** `username` identifies the account of a password; with `webauthn` browsers offer passkeys in it. */
  autoComplete: "username" | "username webauthn" | "email";
}

export function EmailField({ form, label, autoComplete }: EmailFieldProps) {
  const t = useTranslations("account.field");
  return (
    <TextField
      label={label ?? t("email")}
      {...form.field("email")}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

/** The user's display name. */
export function NameField({ form, value }: { form: FormState; value?: string }) {
  const t = useTranslations("account.field");
  return (
    <TextField
      label={t("name")}
      hint={t("nameHint")}
      {...form.field("name", value)}
      autoComplete="name"
      maxLength={100}
      required
    />
  );
}

interface ProofFieldsProps {
  form: FormState;
  /** For password managers. */
  email: string;
  hasCode: boolean;
}

/** Reauthentication: the password, and a code if there is an authenticator. */
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
  /** Whether a recovery code, which has letters, is accepted instead of the six digits. */
  allowsRecovery?: boolean;
  /** A new step that only asks for this: it gets the focus, as the button that had it is gone. */
  isStep?: boolean;
  /** Its error; by default that of the form. */
  error?: string | null;
}

/** A code of an authenticator app, with autofill by browsers and password managers. */
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
