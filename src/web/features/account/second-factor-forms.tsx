import { Copy } from "lucide-react";
import { useTranslations } from "use-intl";

import { CopyButton } from "#web/components/share/share-bar.tsx";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import type { PendingSecondFactor } from "#contract/accounts/second-factor.ts";

import { FormLayout, CodeField, ProofFields } from "./form-parts.tsx";

/** Asks for the password before the secret for an app is created. */
export function SetUpForm({ email }: { email: string }) {
  const t = useTranslations("account");
  const form = useForm("begin");
  return (
    <FormLayout form={form}>
      <ProofFields form={form} email={email} hasCode={false} />
      <Submit form={form}>{t("secondFactor.begin")}</Submit>
    </FormLayout>
  );
}

/** Asks for password and code before a change of the second step. */
export function ProofForm({ name, email }: { name: "codes" | "off"; email: string }) {
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

/** Recovery codes, only shown once. @param areRenewed whether they replace others, instead of ending the set-up */
export function RecoveryCodeList({ codes, areRenewed }: { codes: readonly string[]; areRenewed: boolean }) {
  const t = useTranslations("account.secondFactor");
  return (
    <>
      <Notice kind="ok" announce>
        {areRenewed ? t("codes.done") : t("on")}
      </Notice>
      <p>{t("keepCodes")}</p>
      <ol className="grid gap-x-6 gap-y-1 rounded-md border border-line bg-ground p-4 font-mono select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <CopyButton text={() => codes.join("\n")} icon={Copy} words={t} />
      </div>
    </>
  );
}

/** The QR code or key for an authenticator app, and the code that confirms the setup. */
export function PendingFactor({ pending: { secret, uri, svg } }: { pending: PendingSecondFactor }) {
  const t = useTranslations("account.secondFactor");
  const form = useForm("confirm");
  return (
    <FormLayout form={form}>
      <p>{t("scan")}</p>
      {/* Our own server draws it from letters and digits; black on white, for cameras. */}
      <span
        role="img"
        aria-label={t("picture")}
        className="mx-auto block w-56 max-w-full overflow-hidden rounded-md border border-line bg-white"
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {/* A phone cannot scan its own screen. */}
      <a href={uri} className="inline-flex min-h-tap items-center justify-self-center text-center text-sm">
        {t("open")}
      </a>
      <p className="text-sm text-ink-2">
        {t("type")} <code className="font-mono text-ink select-all">{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <CodeField form={form} allowsRecovery={false} />
      <Submit form={form}>{t("confirm")}</Submit>
    </FormLayout>
  );
}
