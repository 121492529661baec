import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { Passkey } from "#contract/accounts/passkeys.ts";
import { regionOf } from "#domain/text/language.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { FormLayout, ProofFields } from "./form-parts.tsx";
import { useHasPasskeys } from "./has-passkeys.ts";
import { PasskeyItem } from "./passkey-item.tsx";

interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  email: string;
  /** A code is required in addition to the password. */
  hasCode: boolean;
  clock: "24h" | "12h";
  /** This device, such as "Firefox on Linux"; empty when unknown. */
  device: string;
}

/** The user's passkeys: explanation, list, adding, renaming and removing. */
export function PasskeysCard({ passkeys, email, hasCode, clock, device }: PasskeysCardProps) {
  const t = useTranslations("account.passkeys");
  const done = [
    [useForm("passkey-remove"), t("removed")],
    [useForm("passkey-rename"), t("renamed")],
    [useForm("passkey-add"), t("added")],
  ] as const;
  const news = done.find(([form]) => form.outcome?.isDone)?.[1];
  return (
    <Card id="passkeys" className="grid w-full max-w-110 gap-5 p-5 md:p-7">
      <div className="grid gap-1.5">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="text-ink-2">{t("lead")}</p>
      </div>
      {news ? (
        <Notice kind="ok" announce>
          {news}
        </Notice>
      ) : null}
      {passkeys.length > 0 ? (
        <ul className="grid">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.uuid} passkey={passkey} email={email} hasCode={hasCode} clock={clock} />
          ))}
        </ul>
      ) : null}
      <AddForm key={passkeys.length} email={email} hasCode={hasCode} isFirst={passkeys.length === 0} device={device} />
    </Card>
  );
}

/** Needs a script, as browsers only create passkeys for scripts. */
function AddForm({
  email,
  hasCode,
  device,
  isFirst,
}: Omit<PasskeysCardProps, "passkeys" | "clock"> & { isFirst: boolean }) {
  const t = useTranslations("account.passkeys");
  const form = useForm("passkey-add");
  const defaultName = useDefaultName(device);
  const isPossible = useHasPasskeys();
  const [isOpen, setIsOpen] = useState(false);
  if (isPossible === null) return null;
  if (!isPossible) return <p className="text-sm text-ink-2">{t("notHere")}</p>;
  if (!isOpen && form.outcome?.isDone !== false)
    return (
      <Button
        variant={isFirst ? "primary" : "secondary"}
        className="justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {isFirst ? t("add") : t("addAnother")}
      </Button>
    );
  const failures: Readonly<Record<string, string>> = {
    cancelled: t("cancelled"),
    known: t("known"),
    failed: t("failed"),
  };
  const failure = form.error("credential") ?? failures[form.error("passkey") ?? ""];
  return (
    <FormLayout form={form} className="border-t border-line pt-5" problem={failure}>
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        error={form.error("name") ? t("nameMissing") : null}
        name="name"
        maxLength={100}
        required
        autoComplete="off"
        defaultValue={form.typed("name", defaultName)}
      />
      <ProofFields form={form} email={email} hasCode={hasCode} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("addNow")}
      </Button>
    </FormLayout>
  );
}

/** Such as "Firefox on Linux, 29 November", to tell it from others made elsewhere or later. */
function useDefaultName(device: string): string {
  const t = useTranslations("account.passkeys");
  const locale = useLocale();
  const [today] = useState(() => new Date());
  const date = new Intl.DateTimeFormat(regionOf(locale), { day: "numeric", month: "long" }).format(today);
  const [browser = "", system] = device.split(" on ");
  return system === undefined ? t("defaultNameElsewhere", { date }) : t("defaultName", { browser, system, date });
}
