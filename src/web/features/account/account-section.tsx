import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FormLayout } from "./form-layout.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

interface AccountSectionProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** One matter of the person's own page. */
export function AccountSection({ heading, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {text ? <p className="max-w-[65ch] text-ink-2">{text}</p> : null}
      {children}
    </section>
  );
}

/** The password is the question whether it is meant. */
export function DeleteForm({ email }: { email: string }) {
  const t = useTranslations("account");
  const form = useForm("delete");
  return (
    <FormLayout form={form}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField form={form} label={t("field.currentPassword")} name="password" autoComplete="current-password" />
      <Button type="submit" variant="danger" busy={form.isBusy} className="justify-self-start">
        {t("me.remove.submit")}
      </Button>
    </FormLayout>
  );
}
