import { languageName } from "#domain/text/language.ts";
import { useState } from "react";
import { useTranslations } from "use-intl";

import type { UserIdentity } from "#contract/accounts/account.ts";
import { paceName, pacePresets } from "#domain/planner/options/presets.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { locales } from "#web/i18n/language.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";

import { paceParts } from "./read-profile.ts";
import { FormLayout, NameField } from "./form-parts.tsx";

const paceChoices = ["standard", "gentle", "brisk", "own"] as const;

/** Name and format preferences of the user. */
export function ProfileForm({ user }: { user: UserIdentity }) {
  const t = useTranslations("account.me.profile");
  const words = useTranslations("account");
  const form = useForm("profile");
  const savedChoice = user.pace === null ? "standard" : paceName(user.pace);
  const [choice, setChoice] = useState<string>(form.typed("pace") ?? savedChoice);
  const paceError =
    paceParts.map((part) => form.error(`pace.${part}`)).find((error) => error !== null) ?? form.error("pace");
  const pace = user.pace ?? pacePresets.standard;
  const paceWords = { standard: t("usual"), gentle: t("gentle"), brisk: t("brisk"), own: t("own") };
  return (
    <FormLayout form={form} done={words("me.saved")}>
      <NameField form={form} value={user.name} />
      <SelectField label={t("locale")} hint={t("localeHint")} {...form.field("locale", user.locale)}>
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageName(locale)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t("units")} {...form.field("units", user.units)}>
          <option value="metric">{t("metric")}</option>
          <option value="imperial">{t("imperial")}</option>
        </SelectField>
        <SelectField label={t("clock")} {...form.field("clock", user.clock)}>
          <option value="24h">{t("clock24")}</option>
          <option value="12h">{t("clock12")}</option>
        </SelectField>
      </div>
      <SelectField
        label={t("pace")}
        hint={t("paceHint")}
        error={paceError}
        name="pace"
        defaultValue={form.typed("pace", savedChoice)}
        onChange={(event) => setChoice(event.currentTarget.value)}
      >
        {paceChoices.map((one) => (
          <option key={one} value={one}>
            {paceWords[one]}
          </option>
        ))}
      </SelectField>
      {/* Without a script the numbers are always visible, for a custom pace. */}
      <div className={choice === "own" ? "grid grid-cols-3 gap-2" : "script-hidden grid grid-cols-3 gap-2"}>
        {paceParts.map((part) => (
          <TextField
            key={part}
            label={t(part)}
            error={null}
            name={part}
            inputMode="decimal"
            defaultValue={form.typed(part, String(pace[part]))}
          />
        ))}
      </div>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("submit")}
      </Button>
    </FormLayout>
  );
}
