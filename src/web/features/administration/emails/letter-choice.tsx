import { languageName } from "#domain/language.ts";
import { useTranslations } from "use-intl";

import { houseMailTemplates } from "#contract/emails/emails.ts";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { locales } from "#web/i18n/language.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";

/** Which letter, and in which language. */
export function LetterChoice({ form }: { form: FormState }) {
  const t = useTranslations("correspondence.write");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("template")} error={form.error("template")}>
        {(control) => (
          <Select {...control} name="template" defaultValue={form.typed("template", "confirm")}>
            {houseMailTemplates.map((template) => (
              <option key={template} value={template}>
                {t(`templates.${template}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("locale")} error={form.error("locale")}>
        {(control) => (
          <Select {...control} name="locale" defaultValue={form.typed("locale", "")}>
            <option value="">{t("localeDefault")}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {languageName(locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
