import { useTranslations } from "use-intl";

import type { FormState } from "#web/ui/forms/use-form.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

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
    <Field label={t("label")} hint={allowsRecovery ? t("hint") : undefined} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          inputMode={allowsRecovery ? "text" : "numeric"}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          {...(isStep && { autoFocus: true })}
          className="font-mono tracking-wider"
        />
      )}
    </Field>
  );
}
