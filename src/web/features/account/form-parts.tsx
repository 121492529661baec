import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { TextField } from "#web/ui/controls/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

interface FormFrameProps {
  form: FormState;
  /** What is said when it is done; without it the page itself shows it. */
  done?: ReactNode;
  /** A way out that stands beside what is wrong with the whole. */
  help?: ReactNode;
  /** What is wrong with the whole, where the page says it in words of its own. */
  problem?: string | undefined;
  /** Is empty again once it is done, as forms are that ask for something new. */
  emptied?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of an account page; where only fields are wrong they say it themselves, unless there is a way out. */
export function FormLayout({ form, help, problem: ownProblem, ...rest }: FormFrameProps) {
  const t = useTranslations("account");
  const { outcome } = form;
  const problem = outcome?.problem === "unreachable" ? t("unreachable") : outcome?.problem;
  const isAboutFields = Object.keys(outcome?.errors ?? {}).length > 0;
  return (
    <PageForm {...rest} form={form} problem={ownProblem ?? (isAboutFields ? problem && help : (problem ?? null))} />
  );
}

interface EmailFieldProps {
  form: FormState;
  label?: string;
  /** `username` where it says whose password follows; with `webauthn` browsers offer passkeys in it. */
  autoComplete: "username" | "username webauthn" | "email";
}

export function EmailField({ form, label, autoComplete }: EmailFieldProps) {
  const t = useTranslations("account.field");
  return (
    <TextField
      label={label ?? t("email")}
      error={form.error("email")}
      name="email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={form.typed("email")}
    />
  );
}

/** What the person wants to be called. */
export function NameField({ form, value }: { form: FormState; value?: string }) {
  const t = useTranslations("account.field");
  return (
    <TextField
      label={t("name")}
      hint={t("nameHint")}
      error={form.error("name")}
      name="name"
      autoComplete="name"
      maxLength={100}
      required
      defaultValue={form.typed("name", value)}
    />
  );
}

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
