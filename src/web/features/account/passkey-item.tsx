import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { Passkey } from "#contract/accounts/passkeys.ts";
import { type FormState, useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/field.tsx";

import { FormLayout, ProofFields } from "./form-parts.tsx";
import { writeMoment } from "./device-list.tsx";

interface PasskeyItemProps {
  passkey: Passkey;
  email: string;
  /** A code is required in addition to the password. */
  hasCode: boolean;
  clock: "24h" | "12h";
}

/** One passkey, with its forms for renaming and removing it. */
export function PasskeyItem({ passkey, email, hasCode, clock }: PasskeyItemProps) {
  const { uuid, name, createdAt, lastUsedAt } = passkey;
  const t = useTranslations("account.passkeys");
  const locale = useLocale();
  const renaming = useFormOf("passkey-rename", uuid);
  const removal = useFormOf("passkey-remove", uuid);
  const used = lastUsedAt === null ? t("never") : t("used", { when: writeMoment(lastUsedAt, locale, clock) });
  return (
    <li className="border-t border-line py-2">
      <p className="font-strong break-words">{name}</p>
      <p className="text-sm text-ink-2">
        {t("since", { when: writeMoment(createdAt, locale, clock) })} · {used}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {/* A new name closes it. */}
        <ItemForm key={name} form={renaming} uuid={uuid} label={t("rename")} fullLabel={t("renameOf", { name })}>
          <TextField
            label={t("name")}
            error={renaming.error("name") ? t("nameMissing") : null}
            name="name"
            maxLength={100}
            required
            autoComplete="off"
            defaultValue={renaming.typed("name", name)}
          />
          <Button type="submit" variant="secondary" busy={renaming.isBusy} className="justify-self-start">
            {t("renameNow")}
          </Button>
        </ItemForm>
        <ItemForm form={removal} uuid={uuid} label={t("remove")} fullLabel={t("removeOf", { name })}>
          <ProofFields form={removal} email={email} hasCode={hasCode} />
          <Button type="submit" variant="danger" busy={removal.isBusy} className="justify-self-start">
            {t("removeNow")}
          </Button>
        </ItemForm>
      </div>
    </li>
  );
}

/** All passkeys have the same forms: a refusal belongs to the submitted one. */
function useFormOf(name: string, uuid: string): FormState {
  const shared = useForm(name);
  if (shared.outcome?.typed["uuid"] === uuid) return shared;
  return { ...shared, outcome: null, error: () => null, typed: (_field, fallback) => fallback };
}

interface ItemFormProps {
  form: FormState;
  uuid: string;
  label: string;
  fullLabel: string;
  children: ReactNode;
}

function ItemForm({ form, uuid, label, fullLabel, children }: ItemFormProps) {
  return (
    <details open={form.outcome?.isDone === false} className="open:basis-full">
      <summary className="min-h-tap cursor-pointer content-center text-sm font-medium" aria-label={fullLabel}>
        {label}
      </summary>
      <FormLayout form={form} className="pt-1 pb-3">
        <input type="hidden" name="uuid" value={uuid} />
        {children}
      </FormLayout>
    </details>
  );
}
