import { useEffect } from "react";
import { useTranslations } from "use-intl";

import type { GoogleConnection } from "#contract/accounts/google-connection.ts";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button, buttonLook } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

const remarks = ["google"];

interface ConnectionActionsProps {
  state: GoogleConnection["state"];
  /** Address of Google's consent page, once connecting has started. */
  consentUrl: string | null;
}

/** Connect, test, disconnect. */
export function ConnectionActions({ state, consentUrl }: ConnectionActionsProps) {
  const t = useTranslations("emails.google");
  const connect = useForm("connect");
  const test = useForm("test");
  const disconnect = useForm("disconnect");
  // The content security policy blocks forms to other sites, so the next step is a link, which a script follows.
  useEffect(() => {
    if (consentUrl) window.location.assign(consentUrl);
  }, [consentUrl]);
  const isConnected = state === "connected";
  return (
    <div className="flex flex-wrap items-start gap-3">
      {consentUrl ? (
        <div className="grid gap-1">
          <a href={consentUrl} className={buttonLook("primary")}>
            {t("goOn")}
          </a>
          <p className="text-sm text-ink-2">{t("goOnHint")}</p>
        </div>
      ) : (
        <PageForm form={connect} remarks={remarks}>
          <Button type="submit" variant={isConnected ? "secondary" : "primary"} busy={connect.isBusy}>
            {isConnected ? t("connectOther") : t("connect")}
          </Button>
        </PageForm>
      )}
      {isConnected ? (
        <PageForm form={test} remarks={remarks}>
          <Submit form={test}>{t("test")}</Submit>
        </PageForm>
      ) : null}
      {isConnected || state === "revoked" ? (
        <PageForm form={disconnect}>
          <Button type="submit" variant="danger" busy={disconnect.isBusy}>
            {t("disconnect")}
          </Button>
        </PageForm>
      ) : null}
    </div>
  );
}

/** The connected account, its permissions, and the last failure. */
export function ConnectionFacts({ connection }: { connection: GoogleConnection }) {
  const t = useTranslations("emails.google");
  const formats = useFormats();
  const moment = (at: string) => `${formats.date(at.slice(0, 10))}, ${formats.time(at.slice(11, 16))} UTC`;
  const { account, scopes, connectedAt, accessExpiresAt, error } = connection;
  const facts: readonly (readonly [string, string | null])[] = [
    [t("account"), account],
    [t("since"), connectedAt && moment(connectedAt)],
    [t("scopes"), scopes.join(", ")],
    [t("access"), accessExpiresAt && moment(accessExpiresAt)],
    [t("error"), error],
  ];
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
