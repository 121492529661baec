import { useTranslations } from "use-intl";

import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { FormLayout } from "./form-layout.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

/** The password is the question whether it is meant. */
export function DeleteForm({ email }: { email: string }) {
  const t = useTranslations("account");
  const form = useForm("delete");
  return (
    <FormLayout form={form}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("field.currentPassword")}
        name="password"
        error={form.error("password")}
        autoComplete="current-password"
      />
      <Button type="submit" variant="danger" busy={form.isBusy} className="justify-self-start">
        {t("me.remove.submit")}
      </Button>
    </FormLayout>
  );
}
