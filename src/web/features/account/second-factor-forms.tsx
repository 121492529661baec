import { useTranslations } from "use-intl";

import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { FormLayout } from "./form-layout.tsx";
import { ProofFields } from "./proof-fields.tsx";

/** The password, before the secret for an app is made. */
export function SetUpForm({ email }: { email: string }) {
  const t = useTranslations("account");
  const form = useForm("begin");
  return (
    <FormLayout form={form}>
      <ProofFields form={form} email={email} hasCode={false} />
      <Button type="submit" busy={form.isBusy}>
        {t("secondFactor.begin")}
      </Button>
    </FormLayout>
  );
}

interface ProofFormProps {
  name: "codes" | "off";
  email: string;
}

/** Password and code, before something about the second step is changed. */
export function ProofForm({ name, email }: ProofFormProps) {
  const t = useTranslations("account");
  const form = useForm(name);
  return (
    <details open={form.outcome?.isDone === false} className="border-t border-line pt-4">
      <summary className="min-h-tap cursor-pointer content-center font-strong">
        {t(`secondFactor.${name}.title`)}
      </summary>
      <FormLayout form={form} className="pt-2">
        <p className="text-ink-2">{t(`secondFactor.${name}.text`)}</p>
        <ProofFields form={form} email={email} hasCode />
        <Button
          type="submit"
          variant={name === "off" ? "danger" : "secondary"}
          busy={form.isBusy}
          className="justify-self-start"
        >
          {t(`secondFactor.${name}.submit`)}
        </Button>
      </FormLayout>
    </details>
  );
}
