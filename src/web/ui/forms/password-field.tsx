import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";

import { Field } from "#web/ui/controls/field.tsx";
import { IconButton } from "#web/ui/controls/button.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";
import type { FormState } from "./use-form.ts";
import { isCommonPassword } from "#domain/accounts/common-password.ts";

type PasswordStrength =
  | { readonly kind: "none" | "long" | "common" | "good" | "strong" }
  /** Number of missing characters. */
  | { readonly kind: "short"; readonly missing: number };

const least = 10;
const most = 200;
/** From this length on, an uncommon password cannot be guessed. */
const strongFrom = 16;

/** Feedback on a password while typing; the server applies the same rules. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === "") return { kind: "none" };
  if (password.length < least) return { kind: "short", missing: least - password.length };
  if (password.length > most) return { kind: "long" };
  if (isCommonPassword(password)) return { kind: "common" };
  return { kind: password.length < strongFrom ? "good" : "strong" };
}

interface PasswordFieldProps {
  form: Pick<FormState, "error">;
  label: string;
  name: string;
  /** `new-password` shows its strength in words. */
  autoComplete: "current-password" | "new-password";
  aside?: ReactNode;
}

/** A password field with a show button, which supports pasting and password managers. */
export function PasswordField({ form, label, name, autoComplete, aside }: PasswordFieldProps) {
  const t = useTranslations("account.field");
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState("");
  const isNew = autoComplete === "new-password";
  return (
    <Field
      label={label}
      error={form.error(name)}
      aside={aside}
      hint={isNew ? <StrengthHint strength={passwordStrength(typed)} /> : undefined}
    >
      {(control) => (
        <span className="relative grid">
          <TextInput
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            className="pr-13"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? t("hide") : t("show")}
            aria-pressed={isShown}
            data-needs-script=""
            className="absolute top-0.5 right-1"
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}

function StrengthHint({ strength }: { strength: PasswordStrength }) {
  const t = useTranslations("account.strength");
  const words = { none: "", long: t("long"), common: t("common"), good: t("good"), strong: t("strong") };
  const text = strength.kind === "short" ? t("short", { missing: strength.missing }) : words[strength.kind];
  return (
    <>
      {t("rule")}{" "}
      <span aria-live="polite" className="font-strong text-ink">
        {text}
      </span>
    </>
  );
}
