import { useTranslations } from "use-intl";

import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { FormLayout } from "./form-layout.tsx";

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
