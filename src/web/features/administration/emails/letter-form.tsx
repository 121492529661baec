import { useTranslations } from "use-intl";

import { type HouseMailDraft, houseMailTemplates } from "#contract/emails/emails.ts";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { TextAreaField, TextField, SelectField } from "#web/ui/controls/field.tsx";
import { languageName } from "#domain/text/language.ts";
import { locales } from "#web/i18n/language.ts";

interface LetterFormProps {
  form: FormState;
  /** Preview of the email, once requested. */
  draft: HouseMailDraft | null;
  /** Known address; null if there is none. */
  to: string | null;
  /** Address of the preview document. */
  picture: string;
}

/** Submits the form of a button as browsers do without a script. */
function sendPlainly({ form, formAction, formTarget }: HTMLButtonElement): void {
  if (!form) return;
  const own = { action: form.getAttribute("action"), target: form.getAttribute("target") };
  form.setAttribute("action", formAction);
  form.setAttribute("target", formTarget);
  form.submit();
  for (const [name, value] of Object.entries(own)) {
    if (value === null) form.removeAttribute(name);
    else form.setAttribute(name, value);
  }
}

/** Form for an email to a house: type, language and text, with a preview before it is sent. */
export function LetterForm({ form, draft, to, picture }: LetterFormProps) {
  const t = useTranslations("emails.write");
  return (
    <PageForm form={form} done={t("sent")} draft={`letter ${picture}`} className="max-w-180">
      <LetterChoice form={form} />
      <TextField
        label={t("to")}
        hint={t("toHint")}
        {...form.field("to")}
        type="email"
        placeholder={to ?? t("noAddress")}
      />
      {/* A new draft resets them. */}
      <div key={draft?.text ?? ""} className="grid gap-4">
        <TextField
          label={t("subject")}
          hint={t("subjectHint")}
          error={form.error("subject")}
          name="subject"
          defaultValue={draft?.subject ?? form.typed("subject")}
        />
        <TextAreaField
          label={t("body")}
          hint={t("bodyHint")}
          error={form.error("body")}
          name="body"
          rows={8}
          defaultValue={draft?.body ?? form.typed("body")}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Submit form={form}>{t("send")}</Submit>
        <Button type="submit" name="intent" value="preview" variant="secondary">
          {t("preview")}
        </Button>
        {/* Not by the script, which would treat the response as a page of the site. */}
        <Button
          type="submit"
          variant="secondary"
          formAction={picture}
          formTarget="_blank"
          onClick={(event) => {
            event.preventDefault();
            sendPlainly(event.currentTarget);
          }}
        >
          {t("picture")}
        </Button>
        <Button type="submit" name="intent" value="fill" variant="quiet">
          {t("fill")}
        </Button>
      </div>
      {draft ? (
        <section aria-labelledby="preview" className="grid gap-2">
          <h2 id="preview" className="text-lg">
            {t("previewHeading")}
          </h2>
          <Card className="grid gap-3 p-5">
            <p className="text-sm text-ink-2">
              {t("to")}: {draft.to ?? t("noAddress")}
            </p>
            <p className="font-strong">{draft.subject}</p>
            <p className="text-sm break-words whitespace-pre-wrap" lang={draft.locale}>
              {draft.text}
            </p>
          </Card>
        </section>
      ) : null}
    </PageForm>
  );
}

/** Choice of email type and language. */
export function LetterChoice({ form }: { form: FormState }) {
  const t = useTranslations("emails.write");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label={t("template")} {...form.field("template", "confirm")}>
        {houseMailTemplates.map((template) => (
          <option key={template} value={template}>
            {t(`templates.${template}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t("locale")} {...form.field("locale", "")}>
        <option value="">{t("localeDefault")}</option>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
