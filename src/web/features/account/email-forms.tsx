import { useTranslations } from "use-intl";

import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { EmailField, FormLayout } from "./form-layout.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

/** Another address for the account, which holds once it has been confirmed. */
export function EmailChange({ email }: { email: string }) {
  const t = useTranslations("account.me.email");
  const form = useForm("email");
  return (
    <FormLayout emptied form={form} done={t("done")}>
      <p className="text-ink-2">{t("now", { email })}</p>
      <EmailField form={form} label={t("label")} autoComplete="email" />
      <PasswordField form={form} label={t("password")} name="currentPassword" autoComplete="current-password" />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
        {t("submit")}
      </Button>
    </FormLayout>
  );
}

/** Reminds of a mail that waits for its answer; it stands in nobody's way. */
export function EmailConfirmationNotice({ email }: { email: string }) {
  const t = useTranslations("account.me");
  const form = useForm("confirm");
  return (
    <FormLayout form={form} done={t("sentAgain", { email })}>
      {form.outcome?.isDone ? null : (
        <Notice
          kind="info"
          action={
            <Button type="submit" variant="quiet" size="sm" busy={form.isBusy}>
              {t("sendAgain")}
            </Button>
          }
        >
          {t("unconfirmed", { email })}
        </Notice>
      )}
    </FormLayout>
  );
}
