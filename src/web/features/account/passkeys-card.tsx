import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { Passkey } from "#contract/accounts/passkeys.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { FormLayout, ProofFields } from "./form-parts.tsx";
import { useHasPasskeys } from "./has-passkeys.ts";
import { writeMoment } from "./device-list.tsx";

interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  email: string;
  /** A code is required in addition to the password. */
  hasCode: boolean;
  clock: "24h" | "12h";
}

/** The user's passkeys: explanation, list, adding and removing. */
export function PasskeysCard({ passkeys, email, hasCode, clock }: PasskeysCardProps) {
  const t = useTranslations("account.passkeys");
  const removed = useForm("passkey-remove").outcome?.isDone;
  const added = useForm("passkey-add").outcome?.isDone;
  return (
    <Card id="passkeys" className="grid w-full max-w-110 gap-5 p-5 md:p-7">
      <div className="grid gap-1.5">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="text-ink-2">{t("lead")}</p>
      </div>
      {removed || added ? (
        <Notice kind="ok" announce>
          {removed ? t("removed") : t("added")}
        </Notice>
      ) : null}
      {passkeys.length > 0 ? (
        <ul className="grid">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.uuid} passkey={passkey} email={email} hasCode={hasCode} clock={clock} />
          ))}
        </ul>
      ) : null}
      <AddForm key={passkeys.length} email={email} hasCode={hasCode} isFirst={passkeys.length === 0} />
    </Card>
  );
}

interface PasskeyItemProps extends Omit<PasskeysCardProps, "passkeys"> {
  passkey: Passkey;
}

function PasskeyItem({ passkey: { uuid, name, createdAt, lastUsedAt }, email, hasCode, clock }: PasskeyItemProps) {
  const t = useTranslations("account.passkeys");
  const locale = useLocale();
  const shared = useForm("passkey-remove");
  // All passkeys have the same form: a result belongs to the submitted one.
  const isSent = shared.outcome?.typed["uuid"] === uuid;
  const form = isSent ? shared : { ...shared, outcome: null, error: () => null };
  const used = lastUsedAt === null ? t("never") : t("used", { when: writeMoment(lastUsedAt, locale, clock) });
  return (
    <li className="border-t border-line py-2">
      <p className="font-strong break-words">{name}</p>
      <p className="text-sm text-ink-2">
        {t("since", { when: writeMoment(createdAt, locale, clock) })} · {used}
      </p>
      <details open={isSent && shared.outcome?.isDone === false}>
        <summary
          className="min-h-tap cursor-pointer content-center text-sm font-medium"
          aria-label={t("removeOf", { name })}
        >
          {t("remove")}
        </summary>
        <FormLayout form={form} className="pt-1 pb-3">
          <input type="hidden" name="uuid" value={uuid} />
          <ProofFields form={form} email={email} hasCode={hasCode} />
          <Button type="submit" variant="danger" busy={form.isBusy} className="justify-self-start">
            {t("removeNow")}
          </Button>
        </FormLayout>
      </details>
    </li>
  );
}

/** Needs a script, as browsers only create passkeys for scripts. */
function AddForm({ email, hasCode, isFirst }: { email: string; hasCode: boolean; isFirst: boolean }) {
  const t = useTranslations("account.passkeys");
  const form = useForm("passkey-add");
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
        defaultValue={form.typed("name", t("defaultName"))}
      />
      <ProofFields form={form} email={email} hasCode={hasCode} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("addNow")}
      </Button>
    </FormLayout>
  );
}
