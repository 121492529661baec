import { useTranslations } from "use-intl";

import type { PendingSecondFactor } from "#contract/accounts/second-factor.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { CodeField } from "./code-field.tsx";
import { FormLayout } from "./form-layout.tsx";

/** What an authenticator app scans, or is told, and the code by which it proves that it knows. */
export function PendingFactor({ pending: { secret, uri, svg } }: { pending: PendingSecondFactor }) {
  const t = useTranslations("account.secondFactor");
  const form = useForm("confirm");
  return (
    <FormLayout form={form}>
      <p>{t("scan")}</p>
      {/* Drawn by our own server of letters and digits; black on white, as cameras want it. */}
      <a
        href={uri}
        aria-label={t("open")}
        className="mx-auto block w-56 overflow-hidden rounded-md border border-line bg-white"
      >
        <span role="img" aria-label={t("picture")} className="block" dangerouslySetInnerHTML={{ __html: svg }} />
      </a>
      <p className="text-sm text-ink-2">
        {t("type")}{" "}
        <code className="font-mono text-ink break-all select-all">{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <CodeField form={form} allowsRecovery={false} />
      <Button type="submit" busy={form.isBusy}>
        {t("confirm")}
      </Button>
    </FormLayout>
  );
}
